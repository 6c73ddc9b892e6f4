import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { walkDown } from './settled.ts'

const heightMax = 2400
const bytesMax = 40_000
const shownWidthMax = 900
const qualities = [72, 60, 48, 36, 26, 18, 12]

/** What is on the screen: a page to its end, or to where nobody looks any longer; a modal as its window shows it. A wide one is made smaller, since it is looked at beside its neighbours. */
export async function shoot(page: Page, { whole }: { whole: boolean }): Promise<Buffer> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  if (whole) await walkDown(page, heightMax)
  const reach = whole ? await page.evaluate(() => document.documentElement.scrollHeight) : height
  const scale = Math.min(1, shownWidthMax / width)
  const clip = { x: 0, y: 0, width, height: Math.min(reach, heightMax), scale }
  const painter = await page.context().newCDPSession(page)
  const { data } = await painter.send('Page.captureScreenshot', { clip, captureBeyondViewport: whole })
  await painter.detach()
  return Buffer.from(data, 'base64')
}

/** As WebP of at most so many bytes. */
export async function keep(picture: Buffer, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  for (const quality of qualities) {
    const packed = await sharp(picture).webp({ quality, effort: 4 }).toBuffer()
    if (packed.length > bytesMax && quality !== qualities.at(-1)) continue
    await writeFile(file, packed)
    return
  }
}

export const fileOf = (folder: string, of: { brand: string; language: string; width: number; name: string }) =>
  join(folder, of.brand.toLowerCase(), of.language, String(of.width), `${of.name}.webp`)
