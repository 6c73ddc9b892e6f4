export const messages = {
  licences: 'ライセンス',
  licence: '{authority} 第{number}号',
  seals: '認証・検査機関',
  help: '相談窓口',
  none: 'ライセンスと第三者機関の認証は取得していません。',
}
