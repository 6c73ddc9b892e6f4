import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { playerKey } from '../../player/session.ts'
import { CheckField } from '../forms/CheckField.tsx'
import { noErrors, useForm } from '../forms/use-form.ts'
import { AccountCard } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import { Loaded } from './Loaded.tsx'
import { accountText } from './text.ts'

const consentKey = playerKey('winner-consent')

/** The player's choice to show wins to others. */
export function WinnerConsent() {
  const t = useText(accountText)
  const api = useApi()
  const consent = useQuery({ queryKey: consentKey, queryFn: () => api.jackpots.getWinnerConsent() })
  return (
    <AccountCard title={t('winners')}>
      <p className="text-ink-soft">{t('winnersText')}</p>
      <Loaded query={consent} lines={2}>
        {({ showWins }) => <Choice showWins={showWins} />}
      </Loaded>
    </AccountCard>
  )
}

function Choice({ showWins }: { showWins: boolean }) {
  const t = useText(accountText)
  const api = useApi()
  const queries = useQueryClient()
  const toasts = useToasts()
  const initial = { showWins }
  const form = useForm({ initial, validate: noErrors })
  const send = async (values: typeof initial) => {
    const reply = await api.jackpots.updateWinnerConsent({ showWins: values.showWins ? 'true' : 'false' })
    queries.setQueryData(consentKey, reply)
    toasts.show({ text: t('saved') })
  }
  return (
    <AccountForm form={form} submitLabel={t('saveWinners')} send={send}>
      <CheckField form={form} name="showWins">
        {t('showWins')}
      </CheckField>
    </AccountForm>
  )
}
