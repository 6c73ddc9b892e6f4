import { Button } from '@andon/web-kit/Button'
import { type FormEvent, useState } from 'react'
import { type ConsentCategory, choose, consentCategories, useAllowed, useConsent } from '../../page/consent.ts'
import { useText } from '../../page/use-text.ts'
import { consentText } from './text.ts'

/** Shows the current choice, which can be changed at any time. */
export function ConsentChoice() {
  const chosen = (useConsent() ?? null) !== null
  const allowed = { functional: useAllowed('functional'), affiliate: useAllowed('affiliate') }
  return <Choice key={JSON.stringify([chosen, allowed])} chosen={chosen} allowed={allowed} />
}

function Choice({ chosen, allowed }: { chosen: boolean; allowed: Readonly<Record<ConsentCategory, boolean>> }) {
  const t = useText(consentText)
  const [saved, setSaved] = useState(false)
  const save = (allowed: readonly ConsentCategory[]) => {
    choose(new Set(allowed))
    setSaved(true)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    save(consentCategories.filter((name) => form.has(name)))
  }
  return (
    <form
      className="consent-choice"
      aria-labelledby="consent-choice"
      onSubmit={submit}
      onChange={() => setSaved(false)}
    >
      <h2 id="consent-choice" className="heading-3">
        {t('choice.title')}
      </h2>
      <p className="text-ink-soft">{t(chosen ? 'choice.made' : 'choice.none')}</p>
      <ul className="grid gap-3">
        <Category name="necessary" allowed fixed />
        {consentCategories.map((name) => (
          <Category key={name} name={name} allowed={allowed[name]} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('choice.save')}</Button>
        <Button onClick={() => save([])}>{t('refuse')}</Button>
        <Button onClick={() => save(consentCategories)}>{t('accept')}</Button>
      </div>
      <p role="status" className="min-h-[1.7em]">
        {saved && t('choice.saved')}
      </p>
    </form>
  )
}

function Category({
  name,
  allowed,
  fixed = false,
}: {
  name: ConsentCategory | 'necessary'
  allowed: boolean
  fixed?: boolean
}) {
  const t = useText(consentText)
  return (
    <li>
      <label className="check">
        <input
          type="checkbox"
          name={name}
          defaultChecked={allowed}
          disabled={fixed}
          aria-describedby={`about-${name}`}
        />
        <span className="font-bold">{t(name)}</span>
      </label>
      <p id={`about-${name}`} className="consent-about">
        {t(`${name}.text`)}
      </p>
    </li>
  )
}
