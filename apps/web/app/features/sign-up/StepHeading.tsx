import type { RefObject } from 'react'
import { useText } from '../../page/use-text.ts'
import { steps } from './steps.ts'
import { signUpText } from './text.ts'

/** The progress and the step's name, which gets the focus when the step opens. */
export function StepHeading({ step, ref }: { step: number; ref: RefObject<HTMLHeadingElement | null> }) {
  const t = useText(signUpText)
  const name = steps[step] ?? 'account'
  return (
    <div className="grid gap-2">
      <ol className="sign-up-progress">
        {steps.map((each, index) => (
          <li
            key={each}
            data-state={index < step ? 'done' : index === step ? 'now' : 'ahead'}
            aria-current={index === step ? 'step' : undefined}
          >
            <span className="sr-only">
              {t(each)}
              {index < step && t('stepDone')}
            </span>
          </li>
        ))}
      </ol>
      <h3 ref={ref} tabIndex={-1} className="sign-up-step heading-3">
        {t(name)}
        <span className="sign-up-count">
          <span className="sr-only">{t('stepOf', { step: step + 1, all: steps.length })}</span>
          <span aria-hidden="true">
            {step + 1} / {steps.length}
          </span>
        </span>
      </h3>
    </div>
  )
}
