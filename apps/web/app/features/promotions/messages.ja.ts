export const messages = {
  promotions: 'プロモーション',
  'promotions.lead': 'いま受けられる特典だけを、条件のすべてとともに並べています。',
  'promotions.none': 'いま開催中のプロモーションはありません',
  'promotions.noneText':
    '終わった特典や、受けられない特典は並べません。特典がなくても、どのゲームも同じ還元率で遊べます。',
  tournaments: 'トーナメント',
  'tournaments.lead': '参加できる大会と、これから始まる大会の一覧です。',
  'tournaments.none': '開催中・予告中の大会はありません',
  'tournaments.noneText':
    '大会が決まると、日時と賞金、順位の決め方をここに載せます。それまでは、いつものゲームをお楽しみください。',
  from: '{from}から',
  period: '{from}から{until}まで',
  more: '「{title}」を詳しく見る',
  moreShort: '詳しく見る',
  terms: '条件',
  rules: 'ボーナス規則を読む',
  toGames: 'ゲームを見る',
}
