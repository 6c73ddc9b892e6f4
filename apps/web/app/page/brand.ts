import beeEmpty from '@andon/ui/brands/bee/empty.svg?url'
import beeHero from '@andon/ui/brands/bee/hero.svg?url'
import beeMark from '@andon/ui/brands/bee/mark.svg?url'
import beeWordmark from '@andon/ui/brands/bee/wordmark.svg?url'
import leoEmpty from '@andon/ui/brands/leo/empty.svg?url'
import leoHero from '@andon/ui/brands/leo/hero.svg?url'
import leoMark from '@andon/ui/brands/leo/mark.svg?url'
import leoWordmark from '@andon/ui/brands/leo/wordmark.svg?url'
import barlow from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url'
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url'
import { usePage } from './page-context.ts'

/** A brand's pictures and display face; its colours and measures are the theme of the same name. */
export interface Brand {
  readonly wordmark: string
  readonly wordmarkWidth: number
  readonly mark: string
  readonly hero: string
  readonly empty: string
  readonly displayFace: string
  /** The browser's own chrome on phones. */
  readonly themeColor: string
}

const leo: Brand = {
  wordmark: leoWordmark,
  wordmarkWidth: 120,
  mark: leoMark,
  hero: leoHero,
  empty: leoEmpty,
  displayFace: marcellus,
  themeColor: '#150f2b',
}

const brands: Readonly<Record<string, Brand>> = {
  LEO: leo,
  BEE: {
    wordmark: beeWordmark,
    wordmarkWidth: 120,
    mark: beeMark,
    hero: beeHero,
    empty: beeEmpty,
    displayFace: barlow,
    themeColor: '#17130c',
  },
}

export function brandOf(siteCode: string): Brand {
  return brands[siteCode] ?? leo
}

export const useBrand = (): Brand => brandOf(usePage().site.code)
