import { Button } from '@andon/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useApi } from '../../api/services.tsx'
import { useSessionActions } from '../../player/session-actions.ts'
import type { ModalBodyProps } from '../../shell/modals/modals.ts'
import { useModals } from '../../shell/modals/modals.ts'
import { usePage } from '../../shell/page-context.ts'
import { useText } from '../../text/messages.ts'
import { CaptchaNotice } from '../captcha/CaptchaNotice.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { CheckField } from '../forms/CheckField.tsx'
import { FormFailure } from '../forms/FormFailure.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { SelectField } from '../forms/SelectField.tsx'
import { TextField } from '../forms/TextField.tsx'
import { useForm } from '../forms/use-form.ts'
import { Agreement } from './Agreement.tsx'
import { initialRegistration, registrationErrors, registrationRequest } from './registration-form.ts'
import { signUpText } from './text.ts'
import { type Uniqueness, useUniqueness } from './use-uniqueness.ts'

/** Japan: 20. The server decides by the country given; the notice names the stricter one where it may apply. */
const ageByLanguage = { ja: 20, en: 18 } as const

export function SignUpModal({ close }: ModalBodyProps<'signUp'>) {
  const t = useText(signUpText)
  const api = useApi()
  const modals = useModals()
  const actions = useSessionActions()
  const { language, site } = usePage()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({ initial: initialRegistration, validate: registrationErrors })
  const { checking, withCaptcha } = useCaptcha()
  const age = ageByLanguage[language]

  const signUp = async () => {
    await form.submit(async (values) => {
      const request = registrationRequest(values, { language, currency: site.currency })
      await withCaptcha((solved) => api.identity.registration({ ...request, ...solved }))
      close()
      await actions.arrived({ userLang: language, registered: true })
    })
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  return (
    <form
      ref={element}
      className="grid gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void signUp()
      }}
    >
      <header className="grid gap-1">
        <h2 className="heading-2">{t('title')}</h2>
        <p className="text-ink-soft">{t('intro', { age })}</p>
      </header>
      <Group legend={t('account')}>
        <TextField
          form={form}
          name="email"
          label={t('email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          autoFocus
          addition={<UniquenessMark state={useUniqueness(form, 'email')} />}
        />
        <PasswordField form={form} label={t('password')} hint={t('passwordHint')} autoComplete="new-password" />
        <TextField
          form={form}
          name="txtNickname"
          label={t('txtNickname')}
          hint={t('nicknameHint')}
          autoComplete="nickname"
          maxLength={20}
          addition={<UniquenessMark state={useUniqueness(form, 'txtNickname')} />}
        />
      </Group>
      <Group legend={t('person')}>
        <NameFields>
          {{
            first: (
              <TextField form={form} name="firstName" label={t('firstName')} autoComplete="given-name" maxLength={60} />
            ),
            last: (
              <TextField form={form} name="lastName" label={t('lastName')} autoComplete="family-name" maxLength={60} />
            ),
          }}
        </NameFields>
        <TextField
          form={form}
          name="dateOfBirth"
          label={t('dateOfBirth')}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
        />
        <CountryField form={form} />
      </Group>
      <Group legend={t('contact')}>
        <PhoneCountryField form={form} />
        <TextField
          form={form}
          name="phone"
          label={t('phone')}
          hint={t('phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          addition={<UniquenessMark state={useUniqueness(form, 'phone')} />}
        />
        <TextField
          form={form}
          name="postalCode"
          label={t('postalCode')}
          optional
          autoComplete="postal-code"
          maxLength={16}
        />
        <TextField form={form} name="city" label={t('city')} optional autoComplete="address-level2" maxLength={80} />
        <TextField
          form={form}
          name="address1"
          label={t('address1')}
          optional
          autoComplete="address-line1"
          maxLength={160}
        />
      </Group>
      <Group legend={t('agreements')}>
        <CheckField form={form} name="acceptTerms">
          <Agreement text={t('acceptTermsText', { age })} />
        </CheckField>
        <CheckField form={form} name="subscribeEmail">
          {t('subscribeEmail')}
        </CheckField>
        <CheckField form={form} name="subscribeSms">
          {t('subscribeSms')}
        </CheckField>
      </Group>
      <FormFailure failure={form.failure} />
      <CaptchaNotice checking={checking} />
      <Button type="submit" kind="primary" size="large" wide busy={form.pending}>
        {t('submit')}
      </Button>
      <p className="flex items-center gap-3">
        <span>{t('haveAccount')}</span>
        <Button onClick={() => modals.open('login')}>{t('logIn')}</Button>
      </p>
    </form>
  )
}

type Form = ReturnType<typeof useForm<typeof initialRegistration>>

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="heading-3 mb-3">{legend}</legend>
      {children}
    </fieldset>
  )
}

/** Family name before given name in Japanese, after it in English. */
function NameFields({ children }: { children: { first: ReactNode; last: ReactNode } }) {
  const { language } = usePage()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {language === 'ja' ? children.last : children.first}
      {language === 'ja' ? children.first : children.last}
    </div>
  )
}

function useCountries() {
  const api = useApi()
  const { language } = usePage()
  const { data } = useQuery({
    queryKey: ['countries', language],
    queryFn: () => api.profile.getcountryDetails({}, { cached: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.countries ?? []
}

function CountryField({ form }: { form: Form }) {
  const t = useText(signUpText)
  const countries = useCountries()
  const options = [
    { value: '', label: t('chooseCountry') },
    ...countries.map(({ iso, name }) => ({ value: iso, label: name })),
  ]
  return <SelectField form={form} name="country" label={t('country')} autoComplete="country" options={options} />
}

/** Starts at GB; the dial code is written to the form apart from the country it was chosen by. */
function PhoneCountryField({ form }: { form: Form }) {
  const t = useText(signUpText)
  const countries = useCountries()
  const options =
    countries.length > 0
      ? countries.map(({ iso, name, dialCode }) => ({ value: iso, label: `${name} +${dialCode}` }))
      : [{ value: 'GB', label: '+44' }]
  return (
    <SelectField
      form={form}
      name="phoneCountry"
      label={t('phoneCountry')}
      autoComplete="tel-country-code"
      options={options}
      onChosen={(iso) =>
        form.set('areaCode', countries.find((country) => country.iso === iso)?.dialCode ?? form.values.areaCode)
      }
    />
  )
}

function UniquenessMark({ state }: { state: Uniqueness }) {
  const t = useText(signUpText)
  return (
    <span className="field-note" role="status">
      {state === 'unknown' ? '' : t(state)}
    </span>
  )
}
