import { referenceOf } from '@andon/contract/reference'
import { useCopy } from '../../../page/use-copy.ts'
import { useText } from '../../../page/use-text.ts'
import { cashierText } from '../text.ts'

/** A payment's reference with a copy button. */
export function Reference({ id }: { id: string }) {
  const t = useText(cashierText)
  const reference = referenceOf(id)
  return (
    <span className="reference">
      <span className="reference-text" data-testid="reference">
        {reference}
      </span>
      <CopyButton name={t('number')} value={reference} />
    </span>
  )
}

export function CopyButton({ name, value }: { name: string; value: string }) {
  const t = useText(cashierText)
  const { result, copy } = useCopy()
  return (
    <button
      type="button"
      className="field-button"
      aria-label={t('copyNamed', { name })}
      onClick={() => void copy(value)}
    >
      <span role="status">{t(result ?? 'copy')}</span>
    </button>
  )
}
