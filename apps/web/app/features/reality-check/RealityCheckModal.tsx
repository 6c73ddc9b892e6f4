import { Button } from '@andon/web-kit/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ModalBodyProps } from '../../page/modals.ts'
import { useModals } from '../../page/modals.ts'
import { useText } from '../../page/use-text.ts'
import { TodaysFigures } from '../limits/TodaysFigures.tsx'
import { hoursAndMinutes } from './countdown.ts'
import { realityCheckText } from './text.ts'

/**
 * Shows playing time and today's result. The player continues, leaves or opens their history; the modal cannot be closed otherwise. It stays until the server
 * has accepted that the player continues; leaving needs no wait.
 */
export function RealityCheckModal({ params }: ModalBodyProps<'realityCheck'>) {
  const t = useText(realityCheckText)
  const navigate = useNavigate()
  const modals = useModals()
  const [waits, setWaits] = useState<'no' | 'yes' | 'withTrouble'>('no')
  const stay = () => {
    setWaits('yes')
    params.onStay(() => setWaits('withTrouble'))
  }
  const leaveFor = (url: string) => {
    params.onLeave()
    const { origin, protocol, pathname, search } = new URL(url, location.origin)
    if (origin === location.origin) navigate(`${pathname}${search}`)
    else if (protocol === 'https:') location.assign(url)
  }
  return (
    <div className="grid gap-4">
      <h2 className="heading-2">{t('title')}</h2>
      <p className="text-lg font-bold">{t('played', hoursAndMinutes(params.playedMinutes))}</p>
      <TodaysFigures />
      <p>{t('question')}</p>
      <div className="grid gap-3">
        <Button kind="primary" size="large" wide busy={waits === 'yes'} onClick={stay}>
          {t('continue')}
        </Button>
        {waits === 'withTrouble' && <p role="status">{t('notAccepted')}</p>}
        <Button size="large" wide onClick={() => leaveFor(params.closeUrl)}>
          {t('leave')}
        </Button>
        <Button wide onClick={() => leaveFor(params.historyUrl)}>
          {t('history')}
        </Button>
        <Button
          kind="quiet"
          wide
          onClick={() => {
            leaveFor(params.closeUrl)
            modals.open('takeBreak', { days: 1 })
          }}
        >
          {t('break')}
        </Button>
      </div>
    </div>
  )
}
