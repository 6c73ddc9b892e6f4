import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../page/services.ts'
import { useEventNames, useText } from '../../page/text.ts'
import { slipText } from '../text.ts'
import { type PlacedBet, type TakenAgain, takeAgain } from './bet-again.ts'

interface Props {
  readonly bet: PlacedBet
  /** `keep`: right after the bet was placed; `again`: from the history. */
  readonly label: 'keep' | 'again'
}

/** A button that puts the selections of a bet into the slip at the prices of now, and says which of them are no longer open. */
export function BetAgain({ bet, label }: Props) {
  const t = useText(slipText)
  const { client } = useServices()
  const { ofOutcome } = useEventNames()
  const taking = useMutation({ mutationFn: () => takeAgain(client, bet) })
  const nameOf = ({ selection, names }: TakenAgain['gone'][number]) =>
    ofOutcome(names.outcome, { selection, event: names.event })
  const namesOf = (parts: TakenAgain['gone']) => parts.map(nameOf).join(t('newsJoin'))
  const { data } = taking
  return (
    <>
      <button type="button" className="slip-link" disabled={taking.isPending} onClick={() => taking.mutate()}>
        {t(label)}
      </button>
      <span role="status" className="bet-again">
        {taking.isPending && t('loading')}
        {data && data.added.length > 0 && t('againDone', { count: data.added.length })}
        {data && data.gone.length > 0 && <span>{t('againGone', { names: namesOf(data.gone) })}</span>}
        {data && data.left.length > 0 && <span>{t('againFull', { names: namesOf(data.left) })}</span>}
        {taking.isError && t('againFailed')}
      </span>
    </>
  )
}
