import { defineConfig } from 'vite'
import { checkedBrands } from '../../tools/checked-brands.ts'
import { compiledMessages } from '../../tools/compiled-messages.ts'
import { compressed } from '../../tools/compressed.ts'

/** React and the query client change seldom: a file of their own stays in the browser's cache. */
const framework = /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/

/** With all that it imports: in one file it is smaller than in the several that lazy parts share. */
const calls = /bookmaker[\\/]src[\\/]sports-api[\\/]calls\.ts$/

/** All but those of the slip, which put two files together. */
const texts = /\/sportsbook\/src\/(?!slip\/messages\.).*\.(ja|en)\.ts$/

/** One page for every address of the frame. Nothing is inlined, because its content security policy allows only files of its own origin. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: framework },
            { name: 'calls', test: calls },
            { name: 'first', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  plugins: [checkedBrands(), compiledMessages(texts), compressed()],
})
