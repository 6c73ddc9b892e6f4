import { useEffect } from 'react'
import { EmptyPage } from '../../art/EmptyPage.tsx'
import type { EventView, MarketGroup, MarketView } from '../../page/api.ts'
import { goTo, readPath, usePath } from '../../page/route.ts'
import { useText } from '../../page/text.ts'
import { Background } from '../background/Background.tsx'
import { LiveNow } from '../play/LiveNow.tsx'
import { isMatchKey, matchText } from '../text.ts'
import { CombineHint } from './CombineHint.tsx'
import { MarketCard, marketsById } from './MarketCard.tsx'
import { idOfTab, MarketTabs } from './MarketTabs.tsx'
import { readPart, tabOf, tabsOf } from './match-part.ts'
import { pinned } from './pinned.ts'

const panel = 'match-panel'
const isNamed = (group: string) => isMatchKey(`group.${group}`)

/** The markets of an event: the first one before anything else, then tabs. The address keeps the tab, or names one market, which is scrolled to and marked. */
export function Markets({ event, groups }: { event: EventView; groups: readonly MarketGroup[] }) {
  const t = useText(matchText)
  const route = readPath(usePath())
  const pins = pinned.use()
  const hasBackground = event.competitors.length === 2
  const tabs = [...tabsOf(groups, isNamed), ...(hasBackground ? ['background'] : [])]
  const { tab, market: linked } = readPart(route.page === 'event' ? route.part : undefined, tabs)
  useEffect(() => {
    const card = linked === null ? null : document.getElementById(idOfMarket(linked))
    card?.scrollIntoView()
    card?.focus({ preventScroll: true })
  }, [linked])
  if (groups.length === 0)
    return (
      <>
        <LiveNow event={event} />
        <EmptyPage drawing="ticket" text={t('noMarkets')} />
        {hasBackground && <Background event={event} />}
      </>
    )
  const ofTab = groups.filter(({ group }) => tab === 'all' || tabOf(group, isNamed) === tab)
  const ordered = (of: readonly MarketGroup[]) => {
    const cards = marketsById(of.flatMap(({ markets }) => markets))
    return [...cards.filter(([id]) => pins.includes(id)), ...cards.filter(([id]) => !pins.includes(id))]
  }
  const [first] = ordered(groups)
  const others = ordered(ofTab).filter(([id]) => id !== first?.[0])
  const cardOf = ([market, lines]: [string, MarketView[]]) => (
    <MarketCard
      key={market}
      id={idOfMarket(market)}
      event={event}
      market={market}
      lines={lines}
      linked={market === linked}
    />
  )
  const choose = (next: string) =>
    goTo(
      next === 'all' ? { page: 'event', event: event.id } : { page: 'event', event: event.id, part: next },
      { replace: true }, // tabs are no steps: back leads to the list, and from there to the tab again
    )
  return (
    <>
      <div className="first-market">{first && cardOf(first)}</div>
      <LiveNow event={event} />
      <CombineHint event={event} />
      <MarketTabs tabs={tabs} current={tab} panel={panel} onChoose={choose} />
      <div id={panel} role="tabpanel" aria-labelledby={idOfTab(tab)}>
        {tab === 'background' && <Background event={event} />}
        {others.map(cardOf)}
      </div>
    </>
  )
}

const idOfMarket = (market: string) => `market-${market}`
