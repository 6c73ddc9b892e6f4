import { useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { useEventState } from '../../live/use-live.ts'
import type { EventView } from '../../page/api.ts'
import { useBeside } from '../../page/beside.ts'
import { useIsPhone } from '../../page/narrow.ts'
import { useServices } from '../../page/services.ts'
import { useText } from '../../page/text.ts'
import { isInPlay, isPlayed } from '../../score/phase.ts'
import { matchText } from '../text.ts'
import { LiveView } from './LiveView.tsx'
import { playQuery } from './use-play.ts'
import { useStartsSoon } from './use-starts-soon.ts'

/**
 * The live view from the start of a match on: beside the prices, or on a phone folded to a line below the first of them. There, on a page that was opened shortly
 * before the start, it has its place already, so that the start moves nothing.
 */
export function LiveNow({ event }: { event: EventView }) {
  const t = useText(matchText)
  const { client } = useServices()
  const { status } = useEventState(event.id) ?? event
  const isSoon = useStartsSoon(event)
  const isPhone = useIsPhone()
  const beside = useBeside()
  const { data } = useQuery({ ...playQuery(client, event.id), enabled: false }) // the page has read it
  if (event.kind !== 'match') return null
  const place = isSoon && data?.play ? <LivePlace /> : null
  const view = isInPlay(status) || isPlayed(status) ? <LiveView event={event} isOpen={!isPhone} place={place} /> : place
  return isPhone ? view : beside && createPortal(<aside aria-label={t('live')}>{view}</aside>, beside)
}

function LivePlace() {
  const t = useText(matchText)
  return <p className="live-view live-place market">{t('live.soon')}</p>
}
