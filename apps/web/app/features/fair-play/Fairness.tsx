import { NumberedSteps } from '../../page/NumberedSteps.tsx'
import { useText } from '../../page/use-text.ts'
import { fairPlayText } from './text.ts'

const steps = [1, 2, 3] as const

/** How the outcome of a round is committed, drawn and verified. */
export function Fairness() {
  const t = useText(fairPlayText)
  return (
    <section className="page-width section-tight" aria-labelledby="fairness">
      <h2 id="fairness" className="heading-2">
        {t('fair.title')}
      </h2>
      <FairnessSteps />
    </section>
  )
}

export function FairnessSteps() {
  const t = useText(fairPlayText)
  return (
    <>
      <p className="mt-2 max-w-prose text-ink-soft">{t('fair.lead')}</p>
      <NumberedSteps steps={steps.map((step) => ({ title: t(`fair.${step}.title`), text: t(`fair.${step}.text`) }))} />
    </>
  )
}
