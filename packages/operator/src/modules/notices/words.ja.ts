import type { CaptureRefusalReason } from '@andon/contract/player-api/cashier/methods'
import type { LimitType } from '@andon/contract/player-api/limits-fields'
import type { Words } from './words.en.ts'

const limitNames: Record<LimitType, string> = {
  deposit: '入金の上限',
  loss: '損失の上限',
  wager: 'ベットの上限',
  session: 'ログイン時間の上限',
  reality: 'プレイ時間のお知らせ',
}

const refusedBecause: Record<CaptureRefusalReason, string> = {
  ACCOUNT_LOCKED: 'アカウントがロック中または休憩中のため',
  LIMIT_REACHED: '現在の入金の上限を超えるため',
  SESSION_LIMIT_REACHED: 'ログイン時間の上限に達しているため',
  VERIFICATION_REQUIRED: '本人確認が完了していないため',
}

export const wordsJa: Words = {
  withdrawalRequested: ({ amount, reference }) => ({
    subject: '出金のお申し込みを受け付けました',
    text: `${amount}の出金のお申し込みを受け付けました。お支払いの手続きが済みましたら、あらためてお知らせします。\n\n参照番号: ${reference}\n\nお心当たりがない場合は、すぐにパスワードを変更し、カスタマーサービスにご連絡ください。`,
  }),
  withdrawalPaid: ({ amount, reference }) => ({
    subject: '出金の手続きが完了しました',
    text: `${amount}をお支払いしました。お客様の口座やカードに反映されるまで、数日かかることがあります。\n\n参照番号: ${reference}`,
  }),
  withdrawalRefused: ({ amount, reference, note }) => ({
    subject: '出金を承認できませんでした',
    text: `${amount}の出金を承認できませんでした。金額は残高に戻しました。${note ? `\n\n理由: ${note}` : ''}\n\n参照番号: ${reference}\n\nご不明な点は、カスタマーサービスにお問い合わせください。`,
  }),
  withdrawalFailed: ({ amount, reference }) => ({
    subject: '出金が完了しませんでした',
    text: `${amount}の出金は、お支払い先で受け付けられませんでした。金額は残高に戻しました。口座またはカードをご確認のうえ、もう一度お申し込みください。\n\n参照番号: ${reference}`,
  }),
  depositCame: ({ amount, reference }) => ({
    subject: '入金が完了しました',
    text: `${amount}の入金を残高に反映しました。\n\n参照番号: ${reference}`,
  }),
  depositCameToNothing: ({ amount, reference, refused }) => ({
    subject: '入金が完了しませんでした',
    text: `${refused ? `${refusedBecause[refused]}、` : ''}${amount}の入金は完了しませんでした。残高は変わっていません。${refused ? 'お支払い済みの金額は返金されます。' : ''}\n\n参照番号: ${reference}`,
  }),
  depositHeld: ({ amount, reference, refused }) => ({
    subject: '入金をお受けできないため、返金します',
    text: `${amount}が届きましたが、${refused ? `${refusedBecause[refused]}、` : ''}お受けできません。残高には加えず、返金までお預かりしています。\n\n参照番号: ${reference}`,
  }),
  raiseWaits: ({ limitType, isRemoval, confirmableAt }) => ({
    subject: '上限の変更には確定のお手続きが必要です',
    text: `${limitNames[limitType]}の${isRemoval ? '解除' : '引き上げ'}のお申し込みを受け付けました。現在の上限はまだ変わっていません。${confirmableAt}以降に、アカウントの「上限と休憩」で確定できます。確定されない場合は、現在の上限が続きます。\n\nお心当たりがない場合は、すぐにパスワードを変更し、カスタマーサービスにご連絡ください。`,
  }),
  accountLocked: ({ isBreak, until }) => ({
    subject: isBreak ? '休憩が始まりました' : 'アカウントをロックしました',
    text: `${until ? `${until}まで、` : '無期限で、'}${isBreak ? '休憩中です' : 'アカウントはロックされています'}。プレイと入金はできません。期間の短縮もできません。出金、履歴の確認、お問い合わせのためのログインは、これまでどおりご利用いただけます。\n\nギャンブルについてお悩みの場合は、カスタマーサービスが無料の相談先をご案内します。`,
  }),
  tournamentStarted: ({ tournament, endsAt }) => ({
    subject: `「${tournament}」が始まりました`,
    text: `エントリー済みの「${tournament}」が始まりました。終了は${endsAt}です。それまでに開始したラウンドが対象です。\n\n参加は自由です。上限の設定や休憩はアカウントの「上限と休憩」からいつでもご利用いただけます。`,
  }),
  tournamentEnded: ({ tournament, rank, amount, bonus, spins }) => {
    const waiting = spins > 0 ? `フリースピン${spins}回` : bonus && `ボーナス${bonus}`
    const won = amount || waiting
    const where = amount
      ? `賞金${amount}を残高に追加しました。`
      : won && `賞品の${won}は、トーナメントのページからお好きなときに受け取れます。`
    return {
      subject: won ? `「${tournament}」で${won}を獲得しました` : `「${tournament}」の結果`,
      text: `「${tournament}」の順位は${rank}位でした。${where}\n\nすべての順位とその根拠となる記録は、トーナメントのページでご確認いただけます。`,
    }
  },
  tournamentCancelled: ({ tournament, amount }) => ({
    subject: `「${tournament}」は中止になりました`,
    text: `「${tournament}」は中止になりました。${amount ? `参加費${amount}を残高に戻しました。` : '参加費はいただいていません。'}`,
  }),
  missionReached: ({ mission, until }) => ({
    subject: `「${mission}」を達成しました`,
    text: `「${mission}」を達成しました。特典は${until}まで、ミッション帳で受け取れます。自動では付与されません。\n\n続けてプレイする必要はありません。おだやかモードにするか、ミッションへの参加をやめると、このメールは届かなくなります。`,
  }),
  jackpotPaid: ({ amount }) => ({
    subject: 'ジャックポットを獲得しました',
    text: `${amount}のジャックポットを獲得しました。金額は残高に加えました。`,
  }),
  proofVerified: ({ proof }) => ({
    subject: proof === 'identity' ? '本人確認が完了しました' : '住所の確認が完了しました',
    text: `書類を確認し、${proof === 'identity' ? '本人確認' : '住所の確認'}が完了しました。追加のお手続きは必要ありません。`,
  }),
  proofRefused: ({ proof }) => ({
    subject: proof === 'identity' ? '本人確認書類をもう一度お送りください' : '住所の確認書類をもう一度お送りください',
    text: `${proof === 'identity' ? '本人確認書類' : '住所の確認書類'}を受け付けられませんでした。読み取れない、登録情報と一致しない、または有効期限が切れている可能性があります。アカウントの「本人確認」から、別の書類をお送りください。`,
  }),
  serviceAnswered: () => ({
    subject: 'カスタマーサービスから返信が届きました',
    text: 'カスタマーサービスから新しい返信が届いています。チャットを開いてご確認ください。',
  }),
  ticketAnswered: ({ ticket }) => ({
    subject: `お問い合わせ（${ticket}）に返信が届きました`,
    text: `お問い合わせ（受付番号: ${ticket}）に新しい返信が届いています。アカウントの「お問い合わせ履歴」で確認と返信ができます。`,
  }),
  bonusGranted: ({ bonus, spins, until }) => {
    const given = [bonus && `ボーナス${bonus}`, spins > 0 && `フリースピン${spins}回`].filter(Boolean).join('と')
    return {
      subject: '新しいボーナスがあります',
      text: `${given || 'ボーナス'}を受け取りました。有効期限は${until}です。条件と進み具合は「ボーナス」でご確認いただけます。`,
    }
  },
  monthStatement: ({ statement: of }) => ({
    subject: `${of.month}のご利用明細`,
    text: `${of.month}のご利用内容をお知らせします（日付は${of.zone}です）。\n\nプレイの収支: ${of.net}\n（勝利金からベット額を引いた金額です。ベット総額は${of.staked}）\n\n入金: ${of.paidIn}\n出金: ${of.paidOut}\n\n収支とは別に受け取ったもの\nボーナス: ${of.bonuses}\nトーナメントの賞金: ${of.prizes}\nジャックポット: ${of.jackpots}\nボーナスは、受け取ったボーナスから失効した分を引いた金額です。現金になった金額ではありません。\n\nログイン時間: ${of.time}\n\n過去12か月の内容は、アカウントの「この1年」でご確認いただけます。使う金額や時間を減らしたいときは、「上限と休憩」をご利用ください。`,
  }),
  offer: ({ offer: { title, summary } }) => ({
    subject: title,
    text: `${summary}\n\n無理にプレイする必要はありません。上限や休憩は「上限と休憩」からいつでも設定できます。`,
  }),
}
