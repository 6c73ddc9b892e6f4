import { languages } from '@andon/contract/languages'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { TextField } from '../forms/TextField.tsx'
import type { FormState } from '../forms/use-form.ts'
import { personText } from './text.ts'

export type NameValues = {
  readonly firstName: string
  readonly lastName: string
  readonly firstNameKana: string
  readonly lastNameKana: string
}

interface Props {
  readonly form: FormState<NameValues>
  /** The fields for the reading (kana) of the name. */
  readonly kana: 'required' | 'optional' | 'hidden'
}

/** Family name and given name in the order of the language. */
export function NameFields({ form, kana }: Props) {
  const t = useText(personText)
  const { language } = usePage()
  const { familyNameFirst } = languages[language]
  const order = familyNameFirst ? (['lastName', 'firstName'] as const) : (['firstName', 'lastName'] as const)
  return (
    <>
      <div className="field-pair">
        {order.map((name) => (
          <TextField
            key={name}
            form={form}
            name={name}
            label={t(name)}
            autoComplete={name === 'lastName' ? 'family-name' : 'given-name'}
          />
        ))}
      </div>
      {kana !== 'hidden' && (
        <div className="field-pair">
          {order.map((name) => (
            <TextField
              key={name}
              form={form}
              name={`${name}Kana`}
              label={t(`${name}Kana`)}
              hint={t('kanaHint')}
              optional={kana === 'optional'}
              autoComplete="off"
            />
          ))}
        </div>
      )}
    </>
  )
}
