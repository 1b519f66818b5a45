/**
 * Words of languages that are written without spaces or with joined articles. Found anywhere in a
 * Chinese or Japanese text; in Arabic at the start of a word, behind its article.
 */
export const CHINESE = `
staff: 店员 服务员 员工 前台 老板 工作人员 态度 热情 友好 客气 耐心 微笑 师傅 礼貌 亲切 管家 教练 老师
support: 客服 售后 服务
communication: 回复 沟通 解释 通知 联系 告知 电话
price: 价格 便宜 贵 性价比 划算 收费 价钱 优惠 元 块钱 实惠 费用 加钱 值得 坑钱 涨价
waiting: 等了 等待 排队 慢 很快 速度 效率 半天 小时才
punctual: 准时 迟到 守时 取消
delivery: 快递 物流 发货 送货 配送 送到 收到货
packaging: 包装 盒子 纸箱
cleanliness: 干净 卫生 脏 整洁 打扫 清洁 霉 头发 污渍 灰尘
bathrooms: 厕所 洗手间 浴室 卫生间 淋浴
noise: 吵 安静 噪音 隔音 噪声 睡不着 吵闹
comfort: 舒服 舒适 柔软 软
size: 尺寸 大小 尺码 合身 偏大 偏小 空间
quality: 质量 材质 面料 做工 结实 耐用 品质 质感
faults: 坏 破 漏 故障 瑕疵 裂 不能用
ease: 方便 简单 操作 好用 容易 复杂 易用
setup: 安装 说明书 组装 设置
looks: 好看 漂亮 外观 设计 颜值 款式
colours: 颜色 色差
food: 好吃 味道 菜 食物 餐厅 美味 难吃 口感 新鲜 面包 早餐 饭
drinks: 咖啡 茶 饮料 酒 奶茶
portions: 分量 份量
breakfast: 早餐
selection: 选择 种类 品种 缺货
location: 位置 地铁 交通 地理 附近 海边 风景 景色 市中心 走路 步行 湖
parking: 停车
rooms: 房间 床 枕头 被子 毛巾 客房
pitch: 营位 帐篷 营地 树荫
kids: 孩子 小孩 儿童 宝宝 亲子 女儿 儿子
pets: 狗 猫 宠物
safety: 安全 危险
insects: 蚊子 虫 蟑螂 蚂蚁 苍蝇
pool: 泳池 游泳 滑梯 温泉 桑拿
climate: 空调 暖气 冷 热水 温度 热
smell: 味儿 气味 异味 臭 香味
atmosphere: 环境 氛围 装修 气氛
crowds: 人多 拥挤 人太多
events: 音乐 活动 表演
booking: 预订 预约 入住 订房 退房
hours: 营业 开门 关门
billing: 发票 会员 合同 押金 退订 续费 扣款
returns: 退货 退款 换货 保修 退换
repair: 维修 修理 修好 维护
teaching: 上课 课程 教学 学习 考试
advice: 专业 建议 推荐给
honesty: 骗 诚信 虚假 套路
results: 效果 有用 见效
pain: 疼 痛
treatment: 医生 治疗 牙 诊所
bugs: 闪退 卡顿 更新 死机 报错
app: 软件 网站 app
sync: 连接 蓝牙 同步 网络 wifi
battery: 电池 充电 续航
sound: 音质 声音
screen: 屏幕 拍照 摄像头 画面
gifts: 送人 礼物
`;
export const JAPANESE = `
staff: スタッフ 店員 接客 対応 親切 態度 受付 優し 丁寧 笑顔 管理人 オーナー 感じが 従業員 先生 担当 愛想
support: サポート カスタマー サービス 問い合わせ
communication: 説明 連絡 返信 返事 案内 メール 電話
price: 値段 価格 料金 高い 高すぎ 安い コスパ お得 円 割高 有料 追加料金 高額 費用 割引
waiting: 待ち 待た 遅い 早い 速い 行列 時間がかか 混んで すぐに来 並ん
punctual: 時間通り 遅刻 遅れ キャンセル
delivery: 配送 届い 届き 発送 配達 到着
packaging: 梱包 箱 包装
cleanliness: 清潔 きれい 綺麗 汚 掃除 清掃 ピカピカ 不潔 カビ ほこり 髪の毛 トイレ 臭
bathrooms: トイレ シャワー 風呂 洗面 更衣室 浴場
noise: 静か うるさ 騒 騒音 眠れ 音が 防音 いびき 騒い
comfort: 快適 心地 柔らか ふかふか リラックス くつろ
size: サイズ 大きさ 小さめ 大きめ きつい ぴったり 狭い 広い
quality: 品質 素材 生地 丈夫 作り しっかり 質が 安っぽ
faults: 壊れ 不良 故障 破れ 割れ 傷 動かな
ease: 使いやす 簡単 操作 便利 わかりやす 分かりやす 使いにく
setup: 組み立て 設定 説明書 取り付け 設置
looks: デザイン かわいい おしゃれ 見た目 可愛
colours: 色
food: 美味し おいし 料理 味 食事 ご飯 パン ピザ まずい 売店 レストラン 朝食 夕食 食べ メニュー ケーキ
drinks: コーヒー お茶 ビール ワイン 飲み物 紅茶
portions: 量が ボリューム
breakfast: 朝食
selection: 品ぞろえ 品揃え 種類 売り切れ 在庫
location: 場所 立地 駅 景色 眺め 海 湖 川沿い 近く 徒歩 アクセス 森 山 ロケーション
parking: 駐車
rooms: 部屋 ベッド 枕 布団 タオル 客室
pitch: サイト 区画 テント 木陰 タープ 傾い 日陰 地面 芝
kids: 子ども 子供 キッズ 赤ちゃん 娘 息子 家族 遊具
pets: 犬 猫 ペット ワンちゃん 愛犬
safety: 安全 危な 危険 安心
insects: 虫 蚊 蜂 アリ ゴキブリ ハエ
pool: プール 滑り台 泳 温泉 サウナ 露天
climate: エアコン 暖房 寒 暑 冷た 温度 お湯 涼し
smell: 臭 匂い におい 香り
atmosphere: 雰囲気 内装 落ち着 おしゃれな店
crowds: 混雑 混ん 人が多 満席
events: 音楽 イベント 体験 ライブ
booking: 予約 チェックイン チェックアウト 受付時間
hours: 営業時間 定休日 閉店 開店
billing: 請求 解約 会費 契約 支払 領収
returns: 返品 返金 交換 保証
repair: 修理 修繕 直し メンテ
teaching: レッスン 授業 教え 練習 講師 試験
advice: アドバイス 専門 知識 提案 相談
honesty: 騙 正直 誠実 信頼 勧誘 押し売り
results: 効果 結果 仕上が
pain: 痛 怖
treatment: 治療 歯 医師 施術 診察
equipment: 設備 マシン 機械 器具
bugs: バグ 落ちる アップデート エラー フリーズ 不具合
app: アプリ サイトが見 ホームページ
sync: 接続 同期 つながら wifi 連携
login: ログイン パスワード
battery: バッテリー 充電 電池
sound: 音質 スピーカー
screen: 画面 カメラ 画質
skin: 肌 髪
weight: 重い 軽い 軽く
care: 洗濯 洗え
plants: 花 植物 苗 花束
gifts: プレゼント 贈り物 ギフト
`;
export const ARABIC = `
staff: موظف* طاقم عامل عمال نادل استقبال تعامل* ودود* لطيف* محترم* مدير* مدرب* ابتسام* ترحيب*
support: خدمة دعم عملاء
communication: تواصل رد ردوا شرح اتصل اتصال* رسال* إبلاغ
price: سعر أسعار اسعار غالي* رخيص* تكلف* ريال دولار درهم جنيه يورو فلوس خصم مبالغ قيمة مقابل
waiting: انتظار انتظر* تأخير تاخير سريع* بطيء* بطيئ* سرعة ساعة طابور
punctual: موعد مواعيد تأخر* ملتزم* الغاء إلغاء
delivery: توصيل شحن طرد وصل وصلت مندوب
packaging: تغليف تعبئة علبة كرتون
cleanliness: نظيف* نظاف* وسخ* قذر* أوساخ غبار رائحة_كريهة
bathrooms: حمام* دورات_المياه دش
noise: هادئ* هدوء إزعاج ازعاج مزعج* ضجيج صاخب* نوم
comfort: مريح* راح* ناعم*
size: مقاس* حجم كبير* صغير* ضيق* واسع*
quality: جود* خامة خامات قماش متين* صناعة
faults: مكسور* عطل* خراب تالف* معطل* عيب* تسرب
ease: سهل* سهول* بسيط* معقد* استخدام
setup: تركيب تعليمات
looks: تصميم شكل جميل* أنيق*
colours: لون ألوان
food: طعام أكل اكل لذيذ* طعم مطعم وجب* طبق أطباق فطور عشاء غداء طازج* لحم دجاج
drinks: قهوة شاي مشروب* عصير
breakfast: فطور إفطار
selection: خيار* تشكيل* تنوع متنوع*
location: موقع* قريب* بعيد* شاطئ بحر وسط مدينة إطلالة اطلالة منظر
parking: مواقف موقف
rooms: غرف* سرير أسرة وسائد
kids: أطفال اطفال طفل* عائل* ألعاب
safety: أمان آمن* خطر
insects: حشر* بعوض صراصير نمل ذباب
pool: مسبح مسابح سباح*
climate: تكييف مكيف* حار بارد* تدفئة حرارة
smell: رائح*
atmosphere: أجواء اجواء جو ديكور
crowds: زحم* مزدحم* ازدحام
booking: حجز حجزت حجوزات دخول
returns: إرجاع ارجاع استرجاع استبدال ضمان
repair: صيان* إصلاح تصليح
advice: خبر* محترف* نصيح* احتراف*
honesty: أمين أمانة صادق* غش نصب كذب ثقة
results: نتيج* نتائج فعال*
treatment: طبيب دكتور علاج عياد* أسنان
bugs: يعلق تحديث* أخطاء
app: تطبيق برنامج
battery: بطاري* شحن_البطارية
sound: صوت
screen: شاشة كاميرا
`;
