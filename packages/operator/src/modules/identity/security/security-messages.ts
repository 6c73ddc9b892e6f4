import type { Language } from '@andon/contract/languages'
import type { SecurityChange } from '../facts.ts'

interface SecurityMessage {
  readonly subject: string
  readonly text: string
}

interface SecurityMessages {
  channelCode(values: { code: string; minutes: number }): SecurityMessage
  resetLink(values: { link: string }): SecurityMessage
  changed(what: SecurityChange): SecurityMessage
}

type AuthMethodsChange = Exclude<SecurityChange, 'password' | 'email' | 'phone'>

const authMethods: Record<Language, Record<AuthMethodsChange, string>> = {
  ja: {
    passkeyAdded: 'パスキーが追加されました',
    passkeyRemoved: 'パスキーが削除されました',
    secondStepOn: '二段階認証が有効になりました',
    secondStepOff: '二段階認証が無効になりました',
    recoveryCodesRenewed: '新しいリカバリーコードが発行されました',
    recoveryCodeUsed: 'リカバリーコードが使用されました',
  },
  en: {
    passkeyAdded: 'A passkey was added',
    passkeyRemoved: 'A passkey was removed',
    secondStepOn: 'Two-step verification was turned on',
    secondStepOff: 'Two-step verification was turned off',
    recoveryCodesRenewed: 'New recovery codes were created',
    recoveryCodeUsed: 'A recovery code was used',
  },
}

/** Requested messages use the language of the page, all others the player's language. An SMS consists of `text` only. */
export const securityMessages: Record<Language, SecurityMessages> = {
  ja: {
    channelCode: ({ code, minutes }) => ({
      subject: '確認コードのお知らせ',
      text: `確認コード: ${code}\n有効期限は${minutes}分です。このコードは誰にも教えないでください。`,
    }),
    resetLink: ({ link }) => ({
      subject: 'パスワードの再設定',
      text: `次のリンクから新しいパスワードを設定してください。リンクは30分間有効で、一度だけ使えます。\n\n${link}\n\nお心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。`,
    }),
    changed: changedJa,
  },
  en: {
    channelCode: ({ code, minutes }) => ({
      subject: 'Your verification code',
      text: `Your verification code: ${code}\nIt’s valid for ${minutes} minutes. Never share it with anyone.`,
    }),
    resetLink: ({ link }) => ({
      subject: 'Reset your password',
      text: `Use this link to set a new password. It works once and expires in 30 minutes.\n\n${link}\n\nDidn’t request this? You can ignore this email. Your password won’t change.`,
    }),
    changed: changedEn,
  },
}

function changedJa(what: SecurityChange): SecurityMessage {
  if (what === 'password')
    return {
      subject: 'パスワードが変更されました',
      text: 'お客様のアカウントのパスワードが変更されました。お心当たりがない場合は、すぐにパスワードを再設定し、カスタマーサービスにご連絡ください。',
    }
  if (what === 'email' || what === 'phone')
    return {
      subject: '登録情報が変更されました',
      text: `お客様のアカウントの${what === 'email' ? 'メールアドレス' : '電話番号'}が変更されました。お心当たりがない場合は、すぐにカスタマーサービスにご連絡ください。`,
    }
  return {
    subject: authMethods.ja[what],
    text: `お客様のアカウントで変更がありました: ${authMethods.ja[what]}。お心当たりがない場合は、すぐにパスワードを再設定し、カスタマーサービスにご連絡ください。`,
  }
}

function changedEn(what: SecurityChange): SecurityMessage {
  if (what === 'password')
    return {
      subject: 'Your password was changed',
      text: 'Your account password was changed. If this wasn’t you, reset it right away and contact customer service.',
    }
  if (what === 'email' || what === 'phone')
    return {
      subject: 'Your contact details were changed',
      text: `The ${what === 'email' ? 'email address' : 'phone number'} on your account was changed. If this wasn’t you, contact customer service right away.`,
    }
  return {
    subject: authMethods.en[what],
    text: `There was a change to your account: ${authMethods.en[what]}. If this wasn’t you, reset your password right away and contact customer service.`,
  }
}
