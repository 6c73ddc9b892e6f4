import { todayIn } from '@andon/contract/age'
import { Button } from '@andon/web-kit/Button'
import { Skeleton } from '@andon/web-kit/Skeleton'
import { Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import { useModals } from '../../page/modals.ts'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useText } from '../../page/use-text.ts'
import { useSessionActions } from '../../player/session-actions.ts'
import { CaptchaNotice } from '../captcha/CaptchaNotice.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useCountries } from '../person/use-countries.ts'
import { AccountStep } from './AccountStep.tsx'
import { ChoicesStep } from './ChoicesStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { PersonStep } from './PersonStep.tsx'
import {
  initialRegistration,
  type RegistrationValues,
  registrationErrors,
  registrationRequest,
} from './registration-form.ts'
import { StepHeading } from './StepHeading.tsx'
import type { StepProps } from './step-props.ts'
import type { Step } from './steps.ts'
import { signUpText } from './text.ts'
import { forgetDraft, useEarlierDraft, useSaveDraft } from './use-draft.ts'
import { useSteps } from './use-steps.ts'

const bodies: Readonly<Record<Step, (props: StepProps) => React.ReactNode>> = {
  account: AccountStep,
  person: PersonStep,
  contact: ContactStep,
  choices: ChoicesStep,
}

export function SignUpForm({ close, startOver }: { close: () => void; startOver: () => void }) {
  const t = useText(signUpText)
  const earlier = useEarlierDraft()
  const initial = earlier?.values ?? initialRegistration
  const element = useRef<HTMLFormElement>(null)
  const { site } = usePage()
  const faultsOf = useCallback(
    (values: RegistrationValues) => registrationErrors(values, { today: todayIn(values.country, Date.now()), site }),
    [site],
  )
  const form = useForm({ initial, validate: faultsOf })
  const faults = useMemo(() => faultsOf(form.values), [faultsOf, form.values])
  const steps = useSteps({ form, faults, element, reached: earlier?.step ?? 0 })
  const { checking, register } = useRegister(close)
  const Body = bodies[steps.name]
  useSaveDraft(form.values, { initial, step: steps.reached })
  useCountries() // for the next step
  const { isLast } = steps
  useEffect(() => {
    if (isLast) void import('../welcome/WelcomeModal.tsx').catch(() => undefined) // opens next; if this fails, it is fetched again then
  }, [isLast])

  const goOn = async () => {
    if (!steps.isLast) return steps.next()
    await form.submit(register)
    steps.showFault()
  }

  return (
    <form
      ref={element}
      className="sign-up steady"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void goOn()
      }}
    >
      <h2 className="heading-2">{t('title')}</h2>
      {earlier && steps.step === 0 && (
        <p role="status" className="sign-up-restored">
          {t('restored')}
        </p>
      )}
      <StepHeading step={steps.step} ref={steps.heading} />
      <Suspense fallback={<Skeleton lines={6} />}>
        <Body form={form} states={steps.states} />
      </Suspense>
      {steps.isLast && (
        <div className="sign-up-outcome">
          {form.failure?.code === 'ACCOUNT_LOCKED' ? (
            <div role="alert" className="form-failure">
              {t('notOpened')}
            </div>
          ) : (
            <FormFailure failure={form.failure} />
          )}
          <CaptchaNotice checking={checking} />
        </div>
      )}
      <div className="sign-up-buttons">
        {steps.step > 0 && (
          <Button size="large" onClick={steps.back}>
            {t('back')}
          </Button>
        )}
        <Button type="submit" kind="primary" size="large" wide busy={form.pending || steps.waiting}>
          {t(steps.isLast ? 'submit' : 'next')}
        </Button>
      </div>
      {earlier && steps.step === 0 && <Button onClick={startOver}>{t('startOver')}</Button>}
      {steps.step === 0 && <HaveAccount />}
    </form>
  )
}

/** Sends the form, with a captcha if the site asks for one, and logs the new player in. */
function useRegister(close: () => void) {
  const api = useApi()
  const actions = useSessionActions()
  const { language, site } = usePage()
  const { checking, withCaptcha } = useCaptcha()
  const register = async (values: RegistrationValues) => {
    const request = registrationRequest(values, { language, currency: site.currency })
    await withCaptcha((solved) => api.identity.registration({ ...request, ...solved }))
    forgetDraft()
    close()
    await actions.loggedIn({ userLang: language, registered: true })
  }
  return { checking, register }
}

function HaveAccount() {
  const t = useText(signUpText)
  const modals = useModals()
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span>{t('haveAccount')}</span>
      <Button onClick={() => modals.open('login')}>{t('logIn')}</Button>
    </p>
  )
}
