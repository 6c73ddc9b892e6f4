import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledMessages } from './build-tools/compiled-messages.ts'

export default defineConfig({
  plugins: [compiledMessages(), tailwindcss(), reactRouter()],
  // The server that renders pages brings these itself: one `Refusal` class and one context key for both.
  ssr: { external: ['@andon/contract', '@andon/money', '@andon/web'] },
  build: {
    // Pictures stay files: they are cached once, and `img-src 'self'` is enough.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
})
