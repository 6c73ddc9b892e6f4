import { useEffect, useRef, useState } from 'react'
import { badgeShapes } from '../art/badge-shapes.ts'
import { awayKitOf, kitOf } from '../art/kit.ts'
import { useEventNames, useMoney, useName, useOdds, useText } from '../page/text.ts'
import { totalOddsOf } from '../slip/stake/worth.ts'
import type { Bet } from './bet.ts'
import { resultOfBet } from './bet-filter.ts'
import { drawBet, mostDrawn, type PictureBadge, type PictureTexts, toneOf } from './picture.ts'
import { betsText } from './text.ts'

/** A picture of a bet to show to others: the player decides whether amounts are on it; who the player is never is. */
export default function SharePicture({ bet, title }: { bet: Bet; title: string }) {
  const t = useText(betsText)
  const nameOf = useName()
  const { ofEvent, ofOutcome } = useEventNames()
  const odds = useOdds()
  const money = useMoney()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [amounts, setAmounts] = useState(false)
  const status = t(`status.${bet.status}`)
  const isOpen = bet.status === 'ACCEPTED'
  const texts: PictureTexts = {
    title,
    status,
    tone: toneOfBet(bet.status),
    legs: bet.legs.map(({ together, price, result, about, ...leg }) => ({
      outcome: [leg, ...together]
        .map((one) => ofOutcome(one.names.outcome, { selection: one.selection, event: leg.names.event }))
        .join(' + '),
      market: [leg, ...together].map((one) => nameOf(one.names.market)).join(' + '),
      event: ofEvent(leg.names.event),
      price: odds(price),
      tone: toneOf(result),
      result: result ? t(`result.${result}`) : '',
      badges: badgesOf(about?.competitors ?? []),
    })),
    reference: t('reference', { reference: bet.reference }),
    more: bet.legs.length > mostDrawn ? t('picture.more', { legs: bet.legs.length - mostDrawn }) : null,
    facts: [
      { name: t(bet.lines === 1 ? 'totalOdds' : 'totalOddsAll'), value: odds(totalOddsOf(bet)) },
      ...(bet.lines === 1 ? [] : [{ name: t('csv.lines'), value: `${bet.lines}` }]),
      ...(amounts
        ? [
            { name: t('stake'), value: money(bet.stake) },
            isOpen
              ? { name: t('mostReturns'), value: money(bet.mostReturns) }
              : { name: t('paid'), value: money(bet.paid) },
          ]
        : []),
    ],
  }
  const drawn = JSON.stringify(texts)
  useEffect(() => {
    const { style, colour } = pageStyle()
    const { legs, ...rest }: PictureTexts = JSON.parse(drawn)
    const coloured = legs.map(({ badges, ...leg }) => ({
      ...leg,
      badges: badges.map((badge) => ({ ...badge, main: colour(badge.main), second: colour(badge.second) })),
    }))
    if (canvas.current) drawBet(canvas.current, { ...rest, legs: coloured }, style)
  }, [drawn])
  const blobOf = () =>
    new Promise<Blob>((done, failed) => {
      canvas.current?.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png')
    })
  async function share(): Promise<void> {
    const file = new File([await blobOf()], 'bet.png', { type: 'image/png' })
    if (navigator.canShare?.({ files: [file] }))
      await navigator.share({ files: [file] }).catch(() => undefined) // the player may close it
    else save(file)
  }
  return (
    <div className="share-picture">
      <canvas ref={canvas} role="img" aria-label={`${title} ${status} ${texts.reference}`} />
      <label className="settings-check">
        <input type="checkbox" checked={amounts} onChange={({ target }) => setAmounts(target.checked)} />
        {t('picture.amounts')}
      </label>
      <button type="button" className="plain-button" onClick={() => void share()}>
        {t('picture.save')}
      </button>
    </div>
  )
}

/** The font of the page, and its colours, which depend on the brand. */
function pageStyle() {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  return {
    colour,
    style: {
      family: style.fontFamily,
      around: colour('--accent'),
      ticket: colour('--surface'),
      row: colour('--bg'),
      line: colour('--line-strong'),
      ink: colour('--ink'),
      soft: colour('--ink-soft'),
      won: colour('--success'),
      lost: colour('--danger'),
      open: colour('--ink'),
    },
  }
}

function toneOfBet(status: Bet['status']): PictureTexts['tone'] {
  const result = resultOfBet[status]
  return result === 'won' || result === 'lost' ? result : 'open'
}

/** Both sides of a match, with the names of their colours. */
function badgesOf([home, away]: readonly string[]): PictureBadge[] {
  if (!home || !away) return []
  return [kitOf(home), awayKitOf(away, kitOf(home))].map((kit) => ({
    ...badgeShapes(kit),
    main: `--kit-${kit.main}`,
    second: `--kit-${kit.second}`,
  }))
}

function save(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  URL.revokeObjectURL(link.href)
}
