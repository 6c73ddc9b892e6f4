import { expect, test } from 'vitest'
import { initialRegistration } from './registration-form.ts'
import { fieldsOf, firstStepWithErrors, stepAfter, steps } from './steps.ts'

test('every field of the form is in exactly one step', () => {
  const fields = steps.flatMap((step) => fieldsOf[step])
  expect([...fields].sort()).toEqual(Object.keys(initialRegistration).sort())
})

test('the first step with an error is found', () => {
  expect(firstStepWithErrors({ phone: 'PHONE_TAKEN', acceptTerms: 'invalid' })).toBe(2)
  expect(firstStepWithErrors({})).toBeNull()
})

test('steps follow each other; after a reload the step reached follows, but not past an error', () => {
  const untouched = { acceptTerms: 'invalid' }
  expect(stepAfter(0, { reached: 0, errors: { lastName: 'required', ...untouched } })).toBe(1)
  expect(stepAfter(1, { reached: 0, errors: untouched })).toBe(2)
  expect(stepAfter(0, { reached: 3, errors: untouched })).toBe(3)
  expect(stepAfter(0, { reached: 3, errors: { phone: 'required', ...untouched } })).toBe(2)
  expect(stepAfter(3, { reached: 3, errors: {} })).toBe(3)
})
