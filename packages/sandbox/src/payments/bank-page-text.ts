import type { Language } from '@andon/contract/languages'

interface BankPageText {
  readonly sandbox: string
  readonly merchant: string
  readonly amount: string
  readonly reference: string
  readonly over: string
  readonly voided: string
  readonly unknown: string
  readonly back: string
  readonly invalid: string
  readonly confirm: Record<'title' | 'question' | 'accept' | 'refuse', string>
  readonly card: Record<'title' | 'number' | 'holder' | 'expiry' | 'cvv' | 'pay' | 'refuse', string>
  readonly wallet: Record<'title' | 'question' | 'account' | 'accept' | 'refuse', string>
  readonly transfer: Record<'title' | 'question' | 'reference' | 'holder' | 'account' | 'send', string> & {
    amount(unit: string): string
  }
}

export const bankPageText: Record<Language, BankPageText> = {
  ja: {
    sandbox: 'サンドボックス・実際のお金は動きません',
    merchant: '加盟店',
    amount: '金額',
    reference: '参照番号',
    over: 'このお支払いの手続きは完了しています。',
    voided: 'このお支払いは加盟店により取り消されました。請求は発生しません。',
    unknown: 'このお支払いは見つかりません。',
    back: '加盟店に戻る',
    invalid: '入力内容をご確認ください。',
    confirm: {
      title: 'お支払いの確認',
      question: 'このカードでのお支払いを承認しますか？',
      accept: '承認する',
      refuse: '拒否する',
    },
    card: {
      title: 'カードでのお支払い',
      number: 'カード番号',
      holder: '名義人（ローマ字）',
      expiry: '有効期限（月/年）',
      cvv: 'セキュリティコード',
      pay: '支払う',
      refuse: 'やめる',
    },
    wallet: {
      title: 'PaperWallet',
      question: 'このウォレットから支払いますか？',
      account: 'ウォレットのメールアドレス',
      accept: '支払う',
      refuse: 'やめる',
    },
    transfer: {
      title: 'サンドボックス銀行のお振込み',
      question: '実際の銀行の代わりに、ここから振り込めます。',
      reference: '振込人番号',
      amount: (unit) => `振込金額（${unit}）`,
      holder: 'お名前',
      account: 'お客様の口座番号（7桁）',
      send: '振り込む',
    },
  },
  en: {
    sandbox: 'Sandbox · no real money moves',
    merchant: 'Merchant',
    amount: 'Amount',
    reference: 'Reference',
    over: 'This payment has already ended.',
    voided: 'The merchant declined this payment. You haven’t been charged.',
    unknown: 'We can’t find this payment.',
    back: 'Back to the merchant',
    invalid: 'Please check your details.',
    confirm: {
      title: 'Confirm your payment',
      question: 'Approve this payment with your card?',
      accept: 'Approve',
      refuse: 'Decline',
    },
    card: {
      title: 'Pay by card',
      number: 'Card number',
      holder: 'Name on the card',
      expiry: 'Expiry date (MM/YY)',
      cvv: 'Security code',
      pay: 'Pay',
      refuse: 'Cancel',
    },
    wallet: {
      title: 'PaperWallet',
      question: 'Pay from this wallet?',
      account: 'Wallet email address',
      accept: 'Pay',
      refuse: 'Cancel',
    },
    transfer: {
      title: 'Sandbox bank transfer',
      question: 'Send the transfer from here instead of a real bank.',
      reference: 'Reference',
      amount: (unit) => `Amount (${unit})`,
      holder: 'Your name',
      account: 'Your account number (7 digits)',
      send: 'Send transfer',
    },
  },
}
