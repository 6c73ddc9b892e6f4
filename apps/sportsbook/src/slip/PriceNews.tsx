import { useEffect, useRef, useState } from 'react'
import { useLive } from '../live/live-service.ts'
import { useEventNames, useOdds, useText } from '../page/text.ts'
import { firstText } from './first-text.ts'
import { type SlipSelection, useSlipSelections } from './selections.ts'

/** Changes of this time are announced together, so that they do not talk over the page. */
const everyMs = 6_000
const mostNamed = 3

/** Announces to screen readers, for some seconds at a time, prices of the slip that changed or take no bets for now. Nothing is visible. */
export function PriceNews() {
  const t = useText(firstText)
  const { ofOutcome } = useEventNames()
  const odds = useOdds()
  const { offers } = useLive().offers
  const selections = useSlipSelections()
  const announced = useRef(new Map<string, string>())
  const [news, setNews] = useState('')
  const announce = useRef(() => {})
  announce.current = () => {
    const now = ({ selection, price }: SlipSelection) => {
      const offer = offers.get(selection)
      if (offer && !offer.open) return t('suspended')
      return odds(offer?.price ?? price)
    }
    const changed = selections.filter((one) => (announced.current.get(one.selection) ?? now(one)) !== now(one))
    announced.current = new Map(selections.map((one) => [one.selection, now(one)]))
    const named = changed.slice(0, mostNamed).map((one) => {
      const { selection, names } = one
      return `${ofOutcome(names.outcome, { selection, event: names.event })} ${now(one)}`
    })
    const more = changed.length - named.length
    if (changed.length > 0)
      setNews([...named, ...(more > 0 ? [t('newsMore', { count: more })] : [])].join(t('newsJoin')))
  }
  useEffect(() => {
    announce.current()
    const timer = setInterval(() => announce.current(), everyMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="sr-only" role="status" data-news>
      {news}
    </p>
  )
}
