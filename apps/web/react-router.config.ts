import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Few routes: one small manifest beats a request for each link on the page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
