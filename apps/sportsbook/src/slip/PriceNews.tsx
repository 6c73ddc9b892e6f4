import { useEffect, useRef, useState } from 'react'
import { useLive } from '../live/live-service.ts'
import { useEventNames, useOdds, useText } from '../page/text.ts'
import { firstText } from './first-text.ts'
import { type SlipSelection, useSlipSelections } from './selections.ts'

/** Changes are told together so often, so that they do not talk over the page. */
const everyMs = 6_000
const mostNamed = 3

/** Tells screen readers, some seconds' changes at a time, what has changed in the slip: prices, and what takes no bets for now. Nothing is to be seen. */
export function PriceNews() {
  const t = useText(firstText)
  const { ofOutcome } = useEventNames()
  const odds = useOdds()
  const { offers } = useLive().offers
  const selections = useSlipSelections()
  const told = useRef(new Map<string, string>())
  const [news, setNews] = useState('')
  const tell = useRef(() => {})
  tell.current = () => {
    const now = ({ selection, price }: SlipSelection) => {
      const offer = offers.get(selection)
      if (offer && !offer.open) return t('suspended')
      return odds(offer?.price ?? price)
    }
    const changed = selections.filter((one) => (told.current.get(one.selection) ?? now(one)) !== now(one))
    told.current = new Map(selections.map((one) => [one.selection, now(one)]))
    const named = changed.slice(0, mostNamed).map((one) => {
      const { selection, words } = one
      return `${ofOutcome(words.outcome, { selection, event: words.event })} ${now(one)}`
    })
    const more = changed.length - named.length
    if (changed.length > 0)
      setNews([...named, ...(more > 0 ? [t('newsMore', { count: more })] : [])].join(t('newsJoin')))
  }
  useEffect(() => {
    tell.current()
    const timer = setInterval(() => tell.current(), everyMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="sr-only" role="status" data-news>
      {news}
    </p>
  )
}
