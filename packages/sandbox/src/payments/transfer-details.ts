import type { Language } from '@andon/contract/languages'
import type { TransferDetails } from '@andon/operator/cashier'
import type { Payment } from './store.ts'

const names = {
  ja: { bankName: 'サンドボックス銀行（0000）', branchName: '行灯支店（001）', accountName: 'アンドン（カ' },
  en: { bankName: 'Sandbox Bank (0000)', branchName: 'Andon branch (001)', accountName: 'ANDON KK' },
} as const satisfies Record<Language, Partial<TransferDetails>>

/** The sandbox bank's own account, to which transfers are sent. */
export function transferDetails({ method, transferReference, confirmBy, language }: Payment): TransferDetails | null {
  if (method !== 'BANKTRANSFER' || transferReference === null) return null
  return {
    ...names[language],
    reference: transferReference,
    accountNumber: '0001234',
    payBy: confirmBy.toString(),
  }
}
