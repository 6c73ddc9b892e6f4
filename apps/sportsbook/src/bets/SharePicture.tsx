import { useEffect, useRef, useState } from 'react'
import { badgeShapes } from '../art/badge-shapes.ts'
import { awayKitOf, kitOf } from '../art/kit.ts'
import { useEventNames, useMoney, useName, useOdds, useText } from '../frame/text.ts'
import type { Bet } from './BetCard.tsx'
import { drawBet, mostDrawn, type PictureBadge, type PictureWords } from './picture.ts'
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
  const total = bet.legs.reduce((product, { price }) => (product * price) / 1000, 1)
  const legs = bet.legs.map(({ selection, words, price, result, about }) => ({
    outcome: ofOutcome(words.outcome, { selection, event: words.event }),
    event: `${ofEvent(words.event)} · ${nameOf(words.market)}`,
    ...{ price: odds(price), result, badges: badgesOf(about?.competitors ?? []) },
  }))
  const facts = [
    ...(bet.lines === 1 && bet.legs.length > 1
      ? [{ name: t('picture.odds'), value: odds(Math.floor(total * 1000)) }]
      : []),
    ...(bet.legs.length > mostDrawn ? [{ name: t('csv.legs'), value: `${bet.legs.length}` }] : []),
    ...(amounts
      ? [
          { name: t('stake'), value: money(bet.stake) },
          { name: t('paid'), value: money(bet.paid) },
        ]
      : []),
  ]
  const words = JSON.stringify({ title, status, legs, facts })
  useEffect(() => {
    const style = getComputedStyle(document.documentElement)
    const colour = (name: string) => style.getPropertyValue(name).trim()
    const { legs: drawn, ...rest }: PictureWords = JSON.parse(words)
    const coloured = drawn.map(({ badges, ...leg }) => ({
      ...leg,
      badges: badges.map((badge) => ({ ...badge, main: colour(badge.main), second: colour(badge.second) })),
    }))
    if (canvas.current)
      drawBet(
        canvas.current,
        { ...rest, legs: coloured },
        {
          ...{ ground: colour('--surface'), ink: colour('--ink'), soft: colour('--ink-soft') },
          ...{ accent: colour('--accent-text'), won: colour('--success'), lost: colour('--danger') },
        },
      )
  }, [words])
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
      <canvas ref={canvas} role="img" aria-label={`${title} ${status}`} />
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

/** Of both sides of a match, with the names of their colours. */
function badgesOf([home, away]: readonly string[]): PictureBadge[] {
  if (!home || !away) return []
  return [kitOf(home), awayKitOf(away, kitOf(home))].map((kit) => ({
    ...badgeShapes(kit),
    ...{ main: `--kit-${kit.main}`, second: `--kit-${kit.second}` },
  }))
}

function save(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  URL.revokeObjectURL(link.href)
}
