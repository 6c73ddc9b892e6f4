import { readNames } from './read-names.ts'

const isFamilyFirst = false

export const english = {
  families: readNames(`
    Ashcombe アシュコム, Thackwell サックウェル, Wetherall ウェザロール, Haddleton ハドルトン, Brockhurst ブロックハースト,
    Monckton モンクトン, Pemberly ペンバリー, Stannard スタナード, Larkspur ラークスパー, Fairclose フェアクローズ,
    Hollingbourne ホリングボーン, Quarrington クウォリントン, Tredwyn トレドウィン, Winslade ウィンズレイド, Oakhurst オークハースト,
    Marchbank マーチバンク, Penhallow ペンハロー, Ravensdale レイヴンズデール, Tolliver トリヴァー, Wexley ウェクスリー,
    Barrowcliff バロウクリフ, Copperthwaite コッパースウェイト, Dunmorrow ダンモロー, Ellingham エリンガム, Garroway ギャロウェイ,
    Hathersby ハザーズビー, Kettlewood ケトルウッド, Lindhurst リンドハースト`),
  men: readNames(`
    Rupert ルパート, Callum カラム, Tobias トバイアス, Alfie アルフィー, Fergus ファーガス, Jasper ジャスパー, Desmond デズモンド,
    Elliot エリオット, Kieran キーラン, Magnus マグナス, Barnaby バーナビー, Silas サイラス, Dexter デクスター, Wyatt ワイアット,
    Corbin コービン, Tyrell タイレル, Malachi マラカイ, Angus アンガス`),
  women: readNames(`
    Imogen イモジェン, Beatrix ベアトリクス, Harriet ハリエット, Maisie メイジー, Tamsin タムジン, Rowena ロウィーナ,
    Delia ディーリア, Phoebe フィービー, Juniper ジュニパー, Cordelia コーデリア`),
  isFamilyFirst,
}

export const spanish = {
  families: readNames(`
    Almendros アルメンドロス, Valdivieso バルディビエソ, Castrejón カストレホン, Montalbán モンタルバン, Revuelta レブエルタ,
    Olmedilla オルメディージャ, Zurbano スルバノ, Barrenechea バレネチェア, Quiroga キロガ, Luarca ルアルカ, Escalona エスカロナ,
    Villalobos ビジャロボス, Arizmendi アリスメンディ, Pedraza ペドラサ, Cifuentes シフエンテス, Tordesillas トルデシージャス,
    Uribarri ウリバリ, Belmonte ベルモンテ, Saldaña サルダーニャ, Ledesma レデスマ, Montesdeoca モンテスデオカ, Orellana オレジャナ,
    Peñalosa ペニャロサ, Ugarte ウガルテ`),
  men: readNames(`
    Diego ディエゴ, Elio エリオ, Nicanor ニカノール, Gonzalo ゴンサロ, Iker イケル, Hernán エルナン, Leandro レアンドロ, Máximo マキシモ,
    Teo テオ, Rubén ルベン, Amadeo アマデオ, Fabricio ファブリシオ, Cipriano シプリアノ, Ulises ウリセス, Bastián バスティアン, Lautaro ラウタロ`),
  women: readNames(`
    Ximena ヒメナ, Itziar イツィアル, Rocío ロシオ, Noelia ノエリア, Araceli アラセリ, Belén ベレン, Candela カンデラ, Maite マイテ`),
  isFamilyFirst,
}

export const german = {
  families: readNames(`
    Quardt クヴァルト, Aschenbach アッシェンバッハ, Rabensteiner ラーベンシュタイナー, Lindhorst リントホルスト, Falkenhagen ファルケンハーゲン,
    Wiesengrund ヴィーゼングルント, Brückmann ブリュックマン, Hohenleitner ホーエンライトナー, Steinbrecher シュタインブレッヒャー,
    Kesselring ケッセルリング, Dornbusch ドルンブッシュ, Eschenauer エッシェナウアー, Grünwald グリューンヴァルト, Tannhauser タンハウザー,
    Vogelsang フォーゲルザング, Weidenfeld ヴァイデンフェルト, Zirngiebl ツィルンギーブル, Morgenroth モルゲンロート,
    Ostendorf オステンドルフ, Pfeifferling プファイファーリング, Rosskamp ロスカンプ, Silbernagel ジルバーナーゲル`),
  men: readNames(`
    Jonas ヨナス, Lennart レナート, Falk ファルク, Thorben トルベン, Valentin ヴァレンティン, Malte マルテ, Konstantin コンスタンティン,
    Henrik ヘンリク, Ruben ルーベン, Ansgar アンスガー, Emil エミール, Jannik ヤニク, Lukas ルーカス, Moritz モーリッツ, Till ティル, Veit ファイト`),
  women: readNames(`
    Annika アニカ, Liesel リーゼル, Frieda フリーダ, Marlene マレーネ, Svenja スヴェンヤ, Theresa テレーザ, Wiebke ヴィープケ, Carlotta カルロッタ`),
  isFamilyFirst,
}

export const italian = {
  families: readNames(`
    Beltrani ベルトラーニ, Montelupo モンテルーポ, Castagneri カスタニェーリ, Fioravento フィオラヴェント, Guidarelli グイダレッリ,
    Lanternari ランテルナーリ, Marchegiani マルケジャーニ, Olivastro オリヴァストロ, Pietralunga ピエトラルンガ, Quaranta クアランタ,
    Ricciardelli リッチャルデッリ, Santacroce サンタクローチェ, Tramontano トラモンターノ, Ventimiglia ヴェンティミリア, Zaccarini ザッカリーニ,
    Bonaventura ボナヴェントゥーラ, Caldarella カルダレッラ, Delfinari デルフィナーリ, Ferrazzano フェッラッツァーノ, Gattinara ガッティナーラ,
    Malaspina マラスピーナ, Nuvolari ヌヴォラーリ`),
  men: readNames(`
    Luca ルカ, Ettore エットレ, Corrado コッラード, Fabrizio ファブリツィオ, Gaetano ガエターノ, Tommaso トンマーゾ, Raffaele ラッファエーレ,
    Ludovico ルドヴィーコ, Saverio サヴェーリオ, Ruggero ルッジェーロ, Dario ダリオ, Orlando オルランド, Vito ヴィート, Emanuele エマヌエーレ,
    Nereo ネレーオ, Silvio シルヴィオ`),
  women: readNames(`
    Ginevra ジネーヴラ, Ludovica ルドヴィーカ, Fiamma フィアンマ, Azzurra アッズーラ, Serena セレーナ, Ottavia オッターヴィア,
    Mirella ミレッラ, Noemi ノエミ`),
  isFamilyFirst,
}

export const portuguese = {
  families: readNames(`
    Alvarenga アルヴァレンガ, Bittencourt ビッテンコート, Cavalcante カヴァウカンチ, Damasceno ダマセノ, Evangelista エヴァンジェリスタ,
    Figueira フィゲイラ, Guimarães ギマランイス, Junqueira ジュンケイラ, Lacerda ラセルダ, Monteiro モンテイロ, Nogueira ノゲイラ,
    Peçanha ペサーニャ, Quintela キンテラ, Rezende ヘゼンジ, Saldanha サウダーニャ, Taveira タヴェイラ, Vasconcelos ヴァスコンセロス,
    Andrade アンドラージ, Brandolim ブランドリン, Coutinho-Reis コウチーニョ=ヘイス, Drummond ドルモン, Fontoura フォントーラ`),
  men: readNames(`
    Caetano カエターノ, Murilo ムリロ, Heitor エイトール, Otávio オターヴィオ, Ícaro イカロ, Benício ベニシオ, Davi ダヴィ, Enzo エンゾ,
    Joaquim ジョアキン, Levi レヴィ, Nilo ニロ, Raul ハウル, Teodoro テオドロ, Vicente ヴィセンチ, Zeca ゼカ, Breno ブレノ`),
  women: readNames(`
    Iara イアラ, Jussara ジュサラ, Lívia リヴィア, Taís タイース, Yasmim ヤスミン, Elisa エリーザ, Manuela マヌエラ, Flora フローラ`),
  isFamilyFirst,
}

export const french = {
  families: readNames(`
    Seraval セラヴァル, Beauchamp ボーシャン, Delacourt ドラクール, Fontanel フォンタネル, Hautecœur オートクール, Lavergne ラヴェルニュ,
    Montclair モンクレール, Rochebrune ロシュブリュヌ, Sauvageot ソヴァジョ, Thibaudeau ティボドー, Villedieu ヴィルデュー, Charbonnel シャルボネル`),
  men: readNames(`
    Bastien バスティアン, Corentin コランタン, Gaspard ガスパール, Loïc ロイック, Maxence マクサンス, Théodore テオドール, Yann ヤン, Quentin カンタン,
    Rémi レミ, Sylvain シルヴァン`),
  women: readNames(`
    Maëlle マエル, Solène ソレーヌ, Clémence クレマンス, Apolline アポリーヌ, Lucile リュシル, Margaux マルゴー, Romane ロマーヌ, Violette ヴィオレット`),
  isFamilyFirst,
}

/** Family names are in the form that men and women share. */
export const slavic = {
  families: readNames(`
    Dovonich ドヴォニッチ, Marinkovec マリンコヴェツ, Zelenko ゼレンコ, Hradil フラジル, Kovalik コヴァリク, Vukoja ヴコヤ,
    Bartosz バルトシュ, Lubina ルビナ, Ostrovec オストロヴェツ, Prochazek プロハーゼク, Radonja ラドニャ, Sokolik ソコリク,
    Tkachenko-Bily トカチェンコ=ビリー, Wrona ヴロナ, Zaremba ザレンバ, Jelenik イェレニク`),
  men: readNames(`
    Marek マレク, Bohdan ボフダン, Dragan ドラガン, Ivo イヴォ, Jaromir ヤロミール, Kazimir カジミール, Ljubo リュボ, Ondrej オンドレイ,
    Stanko スタンコ, Zdenko ズデンコ`),
  women: readNames(`
    Danica ダニツァ, Jadwiga ヤドヴィガ, Kveta クヴィエタ, Ludmila ルドミラ, Milena ミレナ, Radka ラトカ, Vesna ヴェスナ, Zora ゾラ`),
  isFamilyFirst,
}

export const nordic = {
  families: readNames(`
    Hallgren ハルグレン, Tapiola タピオラ, Bjerkelund ビェルケルン, Dalgaard ダルゴー, Ekström-Vik エクストレム=ヴィーク, Fagerheim ファーゲルハイム,
    Grönvall グレンヴァル, Hakamäki ハカマキ, Isaksrud イサクスルード, Kallioniemi カッリオニエミ, Lindkvist リンドクヴィスト, Nordahl-Berg ノールダール=ベルグ,
    Rautavaara ラウタヴァーラ, Sandvoll サンヴォル, Tuominiemi トゥオミニエミ, Vinterberg ヴィンテルベリ`),
  men: readNames(`
    Aksel アクセル, Eero エーロ, Gustav グスタフ, Håkon ホーコン, Ilmari イルマリ, Joakim ヨアキム, Lasse ラッセ, Nils ニルス,
    Sindre シンドレ, Torvald トルヴァル`),
  women: readNames(`
    Astrid アストリッド, Eira エイラ, Freja フレイヤ, Ingrid イングリッド, Kaisa カイサ, Linnea リネア, Sigrid シグリッド, Tuuli トゥーリ`),
  isFamilyFirst,
}
