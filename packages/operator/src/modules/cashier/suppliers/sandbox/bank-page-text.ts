export interface BankPageText {
  readonly title: string
  readonly sandbox: string
  readonly question: string
  readonly merchant: string
  readonly amount: string
  readonly accept: string
  readonly refuse: string
  readonly over: string
  readonly unknown: string
  readonly back: string
  readonly otherLanguage: string
}

export const bankPageText: Record<'ja' | 'en', BankPageText> = {
  ja: {
    title: 'お支払いの確認',
    sandbox: 'サンドボックス銀行・実際のお金は動きません',
    question: 'このカードでのお支払いを承認しますか？',
    merchant: '加盟店',
    amount: '金額',
    accept: '承認する',
    refuse: '拒否する',
    over: 'このお支払いの確認は、すでに終わっています。',
    unknown: 'このお支払いは見つかりません。',
    back: '加盟店に戻る',
    otherLanguage: 'English',
  },
  en: {
    title: 'Confirm your payment',
    sandbox: 'Sandbox bank · no real money moves',
    question: 'Do you approve this payment by your card?',
    merchant: 'Merchant',
    amount: 'Amount',
    accept: 'Approve',
    refuse: 'Refuse',
    over: 'This confirmation is already over.',
    unknown: 'There is no such payment.',
    back: 'Back to the merchant',
    otherLanguage: '日本語',
  },
}
