import type { TransferDetails } from '@andon/operator/cashier'
import type { Payment } from './store.ts'

/** The sandbox bank's own account, to which transfers are sent. */
export function transferDetails({ method, transferReference, confirmBy, language }: Payment): TransferDetails | null {
  if (method !== 'BANKTRANSFER' || transferReference === null) return null
  const japanese = language === 'ja'
  return {
    reference: transferReference,
    bankName: japanese ? 'サンドボックス銀行（0000）' : 'Sandbox Bank (0000)',
    branchName: japanese ? '行灯支店（001）' : 'Andon branch (001)',
    accountNumber: '0001234',
    accountName: japanese ? 'アンドン（カ' : 'ANDON KK',
    payBy: confirmBy.toString(),
  }
}
