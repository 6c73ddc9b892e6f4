import { expect, test } from 'vitest'
import { createModals, type ModalParams } from './modals.ts'

const check: ModalParams['realityCheck'] = {
  playedMinutes: 1,
  closeUrl: '',
  historyUrl: '',
  onStay: () => undefined,
  onLeave: () => undefined,
}

test('what must be answered is not replaced by other modals, and the end of a session by none', () => {
  const modals = createModals()
  modals.open('cashier')
  modals.open('realityCheck', check)
  modals.open('cashier')
  expect(modals.current()?.name).toBe('realityCheck')
  modals.open('sessionLimit', { minutes: 30 })
  modals.open('realityCheck', check)
  modals.open('login')
  expect(modals.current()?.name).toBe('sessionLimit')
})

test('the end of a session is closed by its own button, or with the site', () => {
  const modals = createModals()
  for (const close of [() => modals.close('sessionLimit'), modals.closeAll]) {
    modals.open('sessionLimit', { minutes: 30 })
    modals.close()
    modals.close('login')
    expect(modals.current()?.name).toBe('sessionLimit')
    close()
    expect(modals.current()).toBeNull()
  }
})
