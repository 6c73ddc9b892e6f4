import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'

/**
 * Prints sheets of the cards, dice and chips of `src/tabletop`, and strips of frames of their motions, as PNG files:
 * `node apps/games/build-tools/print-tabletop.ts [folder] [name…]`. Needs Chromium: `ANDON_CHROMIUM`, or the one of Playwright.
 */
const [folder = 'test-results/tabletop', ...names] = process.argv.slice(2)
const entry = join(import.meta.dirname, 'tabletop/sheets.ts')
const built = await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    write: false,
    minify: false,
    lib: { entry, formats: ['iife'], name: 'tabletop' },
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
const script = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n')
const executablePath = process.env.ANDON_CHROMIUM
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath ? { executablePath } : {}),
})
const page = await browser.newPage()
page.on('pageerror', (error) => process.stderr.write(`${error.stack ?? error}\n`))
await page.setContent('<!doctype html><body style="margin:0"></body>')
await page.addScriptTag({ content: script })
mkdirSync(folder, { recursive: true })
const all = await page.evaluate<string[]>('Object.keys(tabletop.sheets)')
for (const name of all.filter((one) => names.length === 0 || names.some((start) => one.startsWith(start)))) {
  const url = await page.evaluate<string>(
    `(async () => (await tabletop.sheets[${JSON.stringify(name)}]()).toDataURL('image/png'))()`,
  )
  writeFileSync(join(folder, `${name}.png`), Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
}
await browser.close()
