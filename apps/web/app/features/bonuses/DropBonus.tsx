import { Button } from '@andon/web-kit/Button'
import { Dialog } from '@andon/web-kit/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Money, useMoney } from '../../page/amounts/Money.tsx'
import { useApi } from '../../page/services.tsx'
import { useText } from '../../page/use-text.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { bonusText } from './text.ts'
import { type ActiveBonus, refreshBonuses } from './use-bonuses.ts'

/** Shows the amounts that are kept and lost, asks for confirmation, then shows the result. */
export function DropBonus({ bonus, onClose }: { bonus: ActiveBonus; onClose: () => void }) {
  const t = useText(bonusText)
  const money = useMoney()
  const api = useApi()
  const queries = useQueryClient()
  const [dropped, setDropped] = useState<{ returnedToCash: number; forfeited: number } | null>(null)
  const form = useAction()
  const drop = () =>
    form.submit(async () => {
      setDropped(await api.bonuses.drop({ bonusId: bonus.bonusId }))
      void refreshBonuses(queries)
    })
  const title = dropped ? t('dropped') : t('dropTitle', { name: bonus.name })
  return (
    <Dialog label={title} closeLabel={t('close')} onClose={onClose}>
      <div className="grid gap-5">
        <h2 className="heading-2">{title}</h2>
        <div role="status">
          {dropped && (
            <p>{t('droppedText', { returned: money(dropped.returnedToCash), forfeited: money(dropped.forfeited) })}</p>
          )}
        </div>
        {dropped ? (
          <div>
            <Button kind="primary" onClick={onClose}>
              {t('close')}
            </Button>
          </div>
        ) : (
          <>
            <p>{t('dropText')}</p>
            <WhatHappens bonus={bonus} />
            <p className="text-sm text-ink-soft">{t('dropOpenRounds')}</p>
            <FormFailure failure={form.failure} />
            <div className="flex flex-wrap gap-3">
              <Button kind="primary" onClick={onClose}>
                {t('dropCancel')}
              </Button>
              <Button busy={form.pending} onClick={() => void drop()}>
                {t('dropConfirm')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

function WhatHappens({ bonus: { ifDropped, freeRoundsLeft } }: { bonus: ActiveBonus }) {
  const t = useText(bonusText)
  return (
    <dl className="account-details">
      <div>
        <dt>{t('dropKeeps')}</dt>
        <dd data-testid="drop-keeps">
          <Money amount={ifDropped.returnsToCash} />
        </dd>
      </div>
      <div>
        <dt>{t('dropLoses')}</dt>
        <dd data-testid="drop-loses">
          <Money amount={ifDropped.forfeited} />
        </dd>
      </div>
      {freeRoundsLeft > 0 && (
        <div>
          <dt>{t('dropRounds')}</dt>
          <dd>{t('times', { count: freeRoundsLeft })}</dd>
        </div>
      )}
    </dl>
  )
}
