/** Words of more concepts and trades; the notation is explained in `../concept-table.ts`. */
export const ARABIC_TRADES = `
staff: عمال العامل شباب الشباب فريق محترم* خلوق* اخلاق* ابتسام* بشوش* وقح* فظ* متعجرف* متعاون* لطيف* صبور* اسلوب* معامل* تعامل*
price: عرض_السعر تكلفه_اضافيه رسوم_اضافيه رسوم_خفيه ضعف_السعر مبالغ_فيه يستاهل يستحق اسعارهم استغلال
waiting: انتظرنا انتظرت ساعات دقائق بطء سرعه بسرعه طابور
punctual: في_الموعد في_الوقت متاخر* تاخروا لم_يحضر* ما_جا الغوا
communication: لا_يردون ما_يردون اخبرونا بدون_اخبار تواصلوا شرحوا وضحوا
honesty: نصاب* احتيال كذابين صادقين ثقه امانه وعود
listening: استمع* يستمع* استمعت ما_طلبت طلبي
workmanship: متقن* اتقان باتقان دقه مهمل*
damage@moving: كسر* خدش* تلف* تضرر* سليم*
@moving: نقل_العفش نقل_الاثاث عفش اثاث
@eating: مطعم مطاعم اكل وجب* لذيذ* طعم
@language: لغه قواعد مفردات نطق محادثه
`;

export const CHINESE_TRADES = `
staff: 小伙子 师傅们 大叔 脸色 态度好 态度差 态度恶劣 没礼貌 很凶 骂 抱怨 乐于助人 有求必应 认真负责 负责 敬业 傲慢 敷衍 素质
price: 加价 坐地起价 乱收费 隐形消费 隐形收费 额外收费 明码标价 报价 贵了 太贵 便宜 物有所值 宰客 涨价 学费
waiting: 等了 小时 分钟 效率高 效率低 磨蹭 拖拉 很快就 排队
punctual: 准点 守时 迟到 晚到 爽约 没来 临时取消 按时 按约定
communication: 提前打电话 及时回复 秒回 不接电话 打不通 没人通知 讲清楚 说明白 解答
honesty: 骗 欺骗 忽悠 诚信 不诚信 坑人 推销 虚假宣传 良心 信任 靠谱 不靠谱
listening: 听我 倾听 不听 想要的 沟通需求 要求
workmanship: 仔细 细致 粗心 马虎 返工 做工细 干净利落 专业
damage@moving: 刮花 磕碰 摔坏 碎 损坏 划痕 完好 破损
lost@moving: 丢 不见了 少了 遗失
heavy@moving: 重 钢琴 楼梯 没有电梯 没电梯 楼
packaging@moving: 打包 箱子 包裹 气泡膜
setup@moving: 拆装 拆卸 安装 衣柜 床
@moving: 搬家 搬运 打包
@hair: 理发 发型 剪发 染发 烫 发廊
haircut@hair: 剪 刘海 发型 短
haircolour@hair: 染 颜色 漂
@eating: 餐厅 菜 好吃 味道 点餐 饭店 咖啡
@language: 语言 单词 语法 口语 发音 英语 课程
content@language: 课程 语法 单词 练习 内容
progress@language: 进步 学会 口语 提高
teaching@language: 老师 外教 纠正
@garage: 修车 保养 轮胎 汽修
@gym: 健身 教练 瑜伽
`;

export const JAPANESE_TRADES = `
staff: 作業員 担当者 担当の方 お兄さん 態度が 感じの良い 感じが悪い 感じの悪い 丁寧 親切 笑顔 挨拶 愛想 無愛想 横柄 失礼 優しい 気さく 礼儀 不親切 タメ口
price: 見積 見積もり 追加料金 追加費用 値段 高すぎ 高い 安い 割高 割引 お得 コスパ 料金 費用 値上げ ぼったくり 良心的
waiting: 待ち時間 待たされ 待たず すぐに 手際 テキパキ スピーディー 遅い 時間がかか 早い あっという間
punctual: 時間通り 時間どおり 遅刻 遅れて 約束の時間 来なかった ドタキャン 定刻
communication: 連絡が 連絡なし 電話 返信 返事 説明 つながらない 繋がらない 問い合わせ 事前に 案内
honesty: 嘘 騙 信頼 信用 誠実 不誠実 勧誘 押し売り 安心して任せ
listening: 話を聞 聞いてくれ 要望 希望通り 希望どおり 希望を 相談 イメージ通り 思い通り 親身
workmanship: 丁寧な仕事 仕上がり 雑 手抜き やり直し 完璧 きれいに仕上
damage@moving: 傷 壊 割れ 破損 へこみ ぶつけ 養生 無傷
lost@moving: 紛失 なくな 足りな 行方不明
heavy@moving: 重い ピアノ 階段 エレベーターなし 冷蔵庫
packaging@moving: 梱包 段ボール ダンボール 荷造り
setup@moving: 組み立て 解体 分解 取り付け
@moving: 引越 引っ越し 梱包
@hair: 美容 カット カラー 髪 パーマ サロン
haircut@hair: カット 前髪 切って 髪型
haircolour@hair: カラー 染め 色 ブリーチ
@eating: 料理 美味し おいし 店 食事 ランチ メニュー
@language: 語学 単語 文法 発音 会話 英語 レッスン
content@language: 文法 単語 例文 内容 レベル 練習
progress@language: 上達 話せる 聞き取れる 身につ
teaching@language: 先生 講師
@garage: 車検 修理 タイヤ 整備
@gym: ジム ヨガ トレーニング トレーナー
`;
