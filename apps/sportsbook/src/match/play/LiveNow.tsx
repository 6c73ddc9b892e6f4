import { useQuery } from '@tanstack/react-query'
import { useEventState } from '../../live/use-live.ts'
import type { EventView } from '../../page/api.ts'
import { useServices } from '../../page/services.ts'
import { useText } from '../../page/text.ts'
import { isInPlay, isPlayed } from '../../score/phase.ts'
import { matchText } from '../text.ts'
import { LiveView } from './LiveView.tsx'
import { playQuery } from './use-play.ts'
import { useStartsSoon } from './use-starts-soon.ts'

/** The live view from the start of a match on. On a page that was opened shortly before, it has its place already, and stays closed until the player opens it: so the start moves nothing. */
export function LiveNow({ event }: { event: EventView }) {
  const { client } = useServices()
  const { status } = useEventState(event.id) ?? event
  const isSoon = useStartsSoon(event)
  const { data } = useQuery({ ...playQuery(client, event.id), enabled: false }) // the page has read it
  if (event.kind !== 'match') return null
  const place = isSoon && data?.play ? <LivePlace /> : null
  return isInPlay(status) || isPlayed(status) ? <LiveView event={event} isOpen={!isSoon} place={place} /> : place
}

function LivePlace() {
  const t = useText(matchText)
  return <p className="live-view live-place market">{t('live.soon')}</p>
}
