import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Errors, FormState } from '../forms/use-form.ts'
import type { RegistrationValues } from './registration-form.ts'
import { fieldsOf, firstStepWithErrors, stepAfter, steps } from './steps.ts'
import { takenCodes, useUniqueness } from './use-uniqueness.ts'

interface Options {
  readonly form: FormState<RegistrationValues>
  /** What is wrong with the values by themselves, shown or not. */
  readonly faults: Errors<RegistrationValues>
  readonly element: RefObject<HTMLFormElement | null>
  /** The step that had been come to before a reload. */
  readonly reached: number
}

/**
 * One step of the form at a time. Focus goes to the heading of a step that opens, so that it is read out, and to the first wrong field of one that
 * cannot be left.
 */
export function useSteps({ form, faults, element, reached: before }: Options) {
  const [step, setStep] = useState(0)
  const [reached, setReached] = useState(before)
  const [waiting, setWaiting] = useState(false)
  const { states, takenOf } = useUniqueness(form, faults)
  const { heading, seek } = useStepFocus({ form, element, step, setStep })
  const name = steps[step] ?? 'account'

  const go = (to: number) => {
    setStep(to)
    setReached((most) => Math.max(most, to))
    seek('heading')
  }

  const next = async () => {
    if (waiting) return
    if (!form.markTouched(fieldsOf[name])) return seek('fault')
    setWaiting(true)
    const taken = await takenOf(fieldsOf[name])
    setWaiting(false)
    for (const field of taken) form.setServerError(field, takenCodes[field])
    if (taken.length > 0) return seek('fault')
    go(stepAfter(step, { reached, errors: faults }))
  }

  return {
    ...{ step, name, heading, reached, states, waiting, next },
    isLast: step === steps.length - 1,
    back: () => go(step - 1),
    /** Opens the step of the first error, and focuses it. */
    showFault: () => seek('fault'),
  }
}

type Sought = 'heading' | 'fault'

/** Where the focus goes once React has drawn what it shall go to. */
function useStepFocus({
  form: { errors },
  element,
  step,
  setStep,
}: Pick<Options, 'form' | 'element'> & { step: number; setStep: (step: number) => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [sought, seek] = useState<Sought | null>(null)
  useEffect(() => {
    if (sought === null) return
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const faulty = firstStepWithErrors(errors)
    if (sought === 'fault' && !wrong && faulty !== null && faulty !== step) return setStep(faulty)
    const target = sought === 'heading' ? heading.current : wrong
    target?.focus()
    seek(null)
  }, [sought, errors, step, element, setStep])
  return { heading, seek }
}
