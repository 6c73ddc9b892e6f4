import type { HowToPlay } from '../../engines/how-to-play.ts'
import { betFacts } from '../../engines/table/bet-facts.ts'

export const howToPlay: HowToPlay<'table'> = {
  ja: (config, figures) => {
    const bet = betFacts(config, figures)
    return [
      {
        title: '遊び方',
        text: [
          '龍と虎に1枚ずつカードを配り、強いほうが勝ちます。Kが最も強く、Aが最も弱いカードで、マークは関係しません。勝つと思うほうにチップを置きます。',
          'カードは1ゲームごとに8組すべてをそろえて配ります。前のゲームのカードは、次の確率を変えません。',
        ],
      },
      {
        title: 'ベットの種類',
        text: [
          `龍と虎は、当たると元のベットを含めて${bet.returns('dragon')}倍です。同じ数字なら引き分けで、ベットの半分が戻ります。`,
          `タイ（同じ数字）は${bet.returns('tie')}倍、スーテッドタイ（数字もマークも同じ）は${bet.returns('suited-tie')}倍です。タイは平均${bet.oneIn('tie')}回に1回、スーテッドタイは${bet.oneIn('suited-tie')}回に1回です。`,
        ],
      },
      {
        title: '還元率とベストな選び方',
        text: [
          `還元率は、スーテッドタイが${bet.rtp('suited-tie')}（${bet.fraction('suited-tie')}）で最も高く、タイが${bet.rtp('tie')}（${bet.fraction('tie')}）、龍と虎が${bet.rtp('dragon')}（${bet.fraction('dragon')}）です。`,
          '引き分けのベットは還元率が高いかわりに、めったに当たりません。残高の動きをゆるやかにしたいときは、龍か虎のほうが向いています。',
          '罫線は結果を並べた記録です。次の結果を教えるものではありません。',
        ],
      },
    ]
  },
  en: (config, figures) => {
    const bet = betFacts(config, figures)
    return [
      {
        title: 'How it works',
        text: [
          'One card is dealt to the dragon and one to the tiger, and the higher card wins. The king is highest, the ace lowest; suits make no difference. Place chips on the side you think will win.',
          'Every round is dealt from eight full decks. Cards of earlier rounds never change the next one.',
        ],
      },
      {
        title: 'The bets',
        text: [
          `Dragon and tiger return ${bet.returns('dragon')}×, your bet included. On equal ranks, half of the bet comes back.`,
          `A tie (equal ranks) returns ${bet.returns('tie')}×, a suited tie (the same suit too) ${bet.returns('suited-tie')}×. A tie comes once in ${bet.oneIn('tie')} rounds on average, a suited tie once in ${bet.oneIn('suited-tie')}.`,
        ],
      },
      {
        title: 'The returns, and best play',
        text: [
          `The suited tie has the best RTP, ${bet.rtp('suited-tie')} (${bet.fraction('suited-tie')}). Tie: ${bet.rtp('tie')} (${bet.fraction('tie')}). Dragon and tiger: ${bet.rtp('dragon')} (${bet.fraction('dragon')}).`,
          'The tie bets return more in the long run but hardly ever win. If you want your balance to move gently, dragon or tiger suits you better.',
          'The roads are a record of results. They say nothing about the next one.',
        ],
      },
    ]
  },
}
