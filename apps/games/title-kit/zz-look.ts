import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { openTitle } from './title-page.fixture.ts'
import { recordedRounds, serverTitle } from './titles.fixture.ts'

const [, , size = '390x844', roundName = 'win', gl = 'gl', from = '0', to = '0', step = '120', lang = 'ja'] =
  process.argv
const [width, height] = size.split('x').map(Number) as [number, number]
const code = 'daruma-drop'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const rounds = (await recordedRounds(code)).filter(({ name }) => name === roundName)
const out = `/tmp/daruma/look/${size}-${roundName}`
mkdirSync(out, { recursive: true })
const title = await serverTitle(code)
const { page, errors, advance } = await openTitle(browser, title, {
  rounds,
  width,
  height,
  language: lang as 'ja',
  calm: false,
  webgl: gl === 'gl',
})
await advance(100)
await page.screenshot({ path: `${out}/idle.png` })
if (Number(to) > 0) {
  await page.locator('.spin').click()
  let t = 0
  const stepMs = Number(step)
  // fast to the start
  while (t < Number(from)) {
    await advance(120)
    t += 120
  }
  while (t < Number(to)) {
    await advance(stepMs)
    t += stepMs
    await page.screenshot({ path: `${out}/t${String(t).padStart(5, '0')}.png` })
    if ((await page.evaluate(() => document.body.dataset.state)) === 'ready') break
  }
}
console.log(errors, t0())
function t0() {
  return new Date().toISOString()
}
await browser.close()
