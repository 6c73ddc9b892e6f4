import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // There are few routes: one small manifest is cheaper than a request per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
