export const messages = {
  eachWay: 'イーチウェイ',
  explained: '勝ちと入着に1口ずつ、合計2口分を賭けます',
  terms: '入着はオッズの{fraction}、{places}着まで',
  marketTerms: 'イーチウェイ：入着はオッズの{fraction}、{places}着まで',
}
