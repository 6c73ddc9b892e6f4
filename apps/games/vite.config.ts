import { join } from 'node:path'
import { defineConfig } from 'vite'
import { compressed } from '../../tools/compressed.ts'
import { covers } from './build-tools/covers.ts'

/** One page per title. Nothing is inlined, because the games' content security policy allows only files of their own origin. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    rollupOptions: { input: { 'lantern-river': join(import.meta.dirname, 'lantern-river/index.html') } },
  },
  plugins: [covers(['lantern-river']), compressed()],
})
