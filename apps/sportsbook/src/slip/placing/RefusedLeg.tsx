import { useEventNames, useText } from '../../page/text.ts'
import { removeSelection, type SlipSelection } from '../selections.ts'
import { isSplitLine } from '../slip-bets.ts'
import { changeSlipForm } from '../slip-form.ts'
import { slipText } from '../text.ts'
import type { Quote } from '../use-slip-quote.ts'
import { RefusalText } from './RefusalText.tsx'
import { refusalText } from './refusal-text.ts'

interface Props {
  readonly refusal: NonNullable<Quote['refusal']>
  /** Selections of the leg, which are of one match. */
  readonly parts: readonly SlipSelection[]
  /** Those of the whole slip. */
  readonly selections: readonly SlipSelection[]
}

/** Why the bookmaker does not take a leg of a multiple or a system, with the selection at fault where that is known, and what would be taken. */
export function RefusedLeg({ refusal, parts, selections }: Props) {
  const t = useText(refusalText)
  const { ofOutcome } = useEventNames()
  const nameOf = ({ selection, names }: SlipSelection) => ofOutcome(names.outcome, { selection, event: names.event })
  const { code, params } = refusal
  const atFault = parts.find(({ selection }) => selection === params.part)
  const other = selections.find(({ selection }) => selection === params.other)
  const [first, second] = parts
  const isJoint = second !== undefined
  const name = isJoint ? (atFault ? [atFault] : parts).map(nameOf).join(' + ') : undefined
  return (
    <>
      {atFault && isSplitLine(atFault) ? (
        <Sentence text={t('splitLine', { name: nameOf(atFault) })} />
      ) : code === 'RELATED_LEGS' && first && other && params.sameEvent === false ? (
        <Sentence text={t('relatedTo', { name: nameOf(first), other: nameOf(other) })} />
      ) : code === 'TOO_MANY_LEGS' && typeof params.most === 'number' ? (
        <Sentence text={t('tooManyJoint', { most: params.most })} />
      ) : (
        <RefusalText refusal={refusal} {...(name !== undefined && { name })} />
      )}
      <Remedies code={code} atFault={isJoint ? (atFault ?? null) : null} />
    </>
  )
}

const Sentence = ({ text }: { text: string }) => (
  <p className="refusal" role="status">
    {text}
  </p>
)

/** Reasons for which the same selections are taken one by one. */
const takenAsSingles: ReadonlySet<string> = new Set([
  'RELATED_LEGS',
  'NO_JOINT_PRICE',
  'LEGS_CONTRADICT',
  'LEG_RETURNS_STAKE',
  'TOO_MANY_LEGS',
])

/** Buttons that change the slip to one that would be taken. */
function Remedies({ code, atFault }: { code: string; atFault: SlipSelection | null }) {
  const t = useText(slipText)
  const { ofOutcome } = useEventNames()
  const nameOf = ({ selection, names }: SlipSelection) => ofOutcome(names.outcome, { selection, event: names.event })
  return (
    <p className="slip-actions">
      {atFault && (
        <button type="button" className="slip-link" onClick={() => removeSelection(atFault.selection)}>
          {t('takeOut', { name: nameOf(atFault) })}
        </button>
      )}
      {takenAsSingles.has(code) && (
        <button type="button" className="slip-link" onClick={() => changeSlipForm({ mode: 'singles' })}>
          {t('betAsSingles')}
        </button>
      )}
      {code === 'NOT_EACH_WAY' && (
        <button type="button" className="slip-link" onClick={() => changeSlipForm({ combinedEachWay: false })}>
          {t('withoutEachWay')}
        </button>
      )}
    </p>
  )
}
