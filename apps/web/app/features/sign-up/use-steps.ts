import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Errors, FormState } from '../forms/use-form.ts'
import type { RegistrationValues } from './registration-form.ts'
import { fieldsOf, firstStepWithErrors, stepAfter, steps } from './steps.ts'
import { takenCodes, useUniqueness } from './use-uniqueness.ts'

interface Options {
  readonly form: FormState<RegistrationValues>
  /** All errors of the values, visible or not. */
  readonly faults: Errors<RegistrationValues>
  readonly element: RefObject<HTMLFormElement | null>
  /** The step reached before a reload. */
  readonly reached: number
}

/**
 * One step of the form at a time. Focuses the heading of a step that opens, so that it is read out, or the first invalid field of a step that
 * is not complete.
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
    step,
    name,
    heading,
    reached,
    states,
    waiting,
    next,
    isLast: step === steps.length - 1,
    back: () => go(step - 1),
    /** Opens the step of the first error and focuses the field. */
    showFault: () => seek('fault'),
  }
}

type Sought = 'heading' | 'fault'

/** Focuses the heading or the first fault after the next render. */
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
