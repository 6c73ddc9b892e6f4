export const messages = {
  title: 'ゲームを検索',
  hint: 'ゲーム名、メーカー',
  recent: '最近の検索',
  forget: '履歴を消去',
  popular: '人気のゲーム',
  all: '{count, plural, other {#件すべて見る}}',
  'none.title': '「{words}」に一致するゲームはありません',
  'none.text': 'ひらがな、カタカナ、漢字、ローマ字のどれでも検索できます。',
  'none.browse': 'すべてのゲームを見る',
  shortcut: '「/」キーで検索を開く',
  howToPlay: '{name}の遊び方',
}
