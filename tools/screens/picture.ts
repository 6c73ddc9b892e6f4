import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { walkDown } from './settled.ts'

const heightMax = 2400
const bytesMax = 30_000
const shownWidthMax = 900
const qualityMin = 20
const triesMax = 12

/** A page to its end or to a maximum height; a modal as its window shows it. Wide pictures are made smaller. */
export async function shoot(page: Page, { whole }: { whole: boolean }): Promise<Buffer> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  if (whole) await walkDown(page, heightMax)
  const reach = whole ? await page.evaluate(() => document.documentElement.scrollHeight) : height
  const scale = Math.min(1, shownWidthMax / width)
  const clip = { x: 0, y: 0, width, height: Math.min(reach, heightMax), scale }
  const painter = await page.context().newCDPSession(page)
  const { data } = await painter.send('Page.captureScreenshot', { clip, captureBeyondViewport: reach > height })
  await painter.detach()
  return Buffer.from(data, 'base64')
}

/** As WebP with a maximum of bytes: lowers the quality while the text stays readable, then the size. */
export async function keep(picture: Buffer, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  let quality = 60
  let small = picture
  for (let tries = 0; tries < triesMax; tries++) {
    const packed = await sharp(small)
      .webp({ quality: Math.max(quality, qualityMin) })
      .toBuffer()
    const share = bytesMax / packed.length
    if (share >= 1) return writeFile(file, packed)
    if (quality <= qualityMin) {
      const { width = shownWidthMax } = await sharp(small).metadata()
      small = await sharp(small)
        .resize({ width: Math.round(width * Math.min(0.9, Math.sqrt(share))) })
        .toBuffer()
    }
    quality = Math.floor(quality * Math.min(0.8, share))
  }
  throw new Error(`${file} does not become small enough`)
}

export const fileOf = (folder: string, of: { brand: string; language: string; width: number; name: string }) =>
  join(folder, of.brand.toLowerCase(), of.language, String(of.width), `${of.name}.webp`)
