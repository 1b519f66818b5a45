import { anyOf, type Phrases } from './phrases.ts';

export const ENGLISH: Phrases = {
  marks: ['“', '”'],
  voices: {
    conversational: {
      hooks: [
        'Can we talk about {subject} for a second? Your notes have been on our minds all week.',
        'So, {subject}. You had a lot to say, and we read every word of it.',
        'Pull up a chair: here is what people really tell us about {subject}.',
      ],
      turn: 'Sound familiar? Then you already know why we keep asking.',
      close: 'What would you add? Tell us below, we are all ears.',
      emoji: '💬',
    },
    joyful: {
      hooks: [
        'Happy news about {subject}: you love it, and we love reading why!',
        'Thank you for your words about {subject}! We love reading them.',
        'Some days just sparkle. Today it was your stories about {subject}!',
      ],
      turn: 'Honestly? We could read lines like these all day long!',
      close: 'Share your own happy moment below and make somebody smile!',
      emoji: '🎉',
    },
    professional: {
      hooks: [
        'Customer feedback on {subject} points in a clear direction.',
        'What do customers value most about {subject}? Their own words answer best.',
        'We reviewed what customers report about {subject}. Some observations stand out.',
      ],
      turn: 'These statements are consistent, and they guide our next decisions.',
      close: 'Which of these points matches your own experience? We welcome your view.',
      emoji: '',
    },
    inspiring: {
      hooks: [
        'Every good thing begins with someone who listens. This is what we heard about {subject}.',
        'You showed us what {subject} can be, and it is more than we had dared to hope.',
        'Small moments become great ones when people share them. Here is yours, about {subject}.',
      ],
      turn: 'Words like these remind us why we began, and how far we can still go.',
      close: 'Take the next step with us, and tell us where it leads you.',
      emoji: '✨',
    },
    humorous: {
      hooks: [
        'We asked about {subject}. We put the kettle on first. Good decision.',
        'Breaking news: people have opinions about {subject}. We wrote them down before the cat walked over the keyboard.',
        'Nobody warned us how funny, honest and kind you would be about {subject}.',
      ],
      turn: 'We would frame them all, but we ran out of wall.',
      close: 'Your turn: best line in the comments wins our eternal respect.',
      emoji: '😄',
    },
    empathetic: {
      hooks: [
        'We know how much thought goes into choosing {subject}. Thank you for telling us how it felt.',
        'You trusted us with your honest words about {subject}, and we listened closely.',
        'It is not always easy to find what fits. Your words about {subject} stay with us.',
      ],
      turn: 'If you have felt the same, you are in good company.',
      close: 'How was it for you? Whatever the answer is, there is room for it here.',
      emoji: '💛',
    },
  },
  firstQuote: [
    'One customer put it like this: {quote}.',
    'A favourite line from one customer: {quote}.',
    '{quote}: that is all it takes to make a good day.',
  ],
  moreQuotes: [
    '{quote}, writes another.',
    'And one of you wrote: {quote}.',
    'Somebody else said: {quote}.',
    'We also noted this one down: {quote}.',
    'And, in somebody’s own words: {quote}.',
    'Or, as one of you said: {quote}.',
  ],
  tags: [
    'That is what we mean by {tag}: listening first, and talking afterwards.',
    'When we speak of {tag}, we think of moments like these, small and real.',
    'It all comes back to {tag}, and to the people who take the time to share.',
    'Interested in {tag}? It begins with one honest sentence.',
  ],
  audiences: [
    'If you are among the {audience} who follow along here, this one is for you.',
    'We made this with {audience} in mind: clear, useful, and without detours.',
    'To all {audience} reading this: your days are full, so we keep our promises short.',
  ],
  paragraphs: [
    'Reviews are more than stars. Behind every rating stands a person who had a plan for the day, a question, or a wish. When we read them side by side, a picture appears that no survey could draw: what helps, what surprises, and what simply feels right.',
    'Some of the most useful remarks are the quiet ones. A word about how something feels in the hand, a line about the first evening with it, a note that it fits better than expected. Details like these tell us more than any number in a report.',
    'We also read the critical voices, and we are grateful for them. An honest “this did not work for me” saves the next person an afternoon, and it shows us where to look first. Praise makes us happy. Criticism makes us better.',
    'Trust grows slowly. It grows when a description matches what arrives, when a question gets an answer, and when somebody admits that there is still something to improve. That is the standard that we want to be measured by, today and next year.',
    'What do people do after they have found something good? They tell a friend. This is why your own words matter so much: no headline of ours can be as clear as one sentence from somebody who has been using it for a while.',
    'If you are still making up your mind, take your time. Read what others say, look for the person whose situation is most like your own, and notice what they mention first. It is usually the thing that will matter most to you as well.',
    'There is a simple exercise that we like. Take three comments at random and ask what they have in common. It is rarely the feature that we talk about most. It is a feeling: relief, delight, or the comfort of not having to think about it again.',
    'Good things get better in conversation. Every week brings a remark that makes us stop and look again, and often the answer is smaller than we had thought: a clearer picture, a better word, a little more patience with the details.',
    'So here is our promise. We keep reading, we keep asking, and we keep saying thank you. Not with a form letter, but by showing what has changed because somebody took two minutes to write down what they thought.',
    'And if you have never written a review before, begin small. Say what you expected, say what happened, and say who you would recommend it to. Three sentences are enough to help a stranger, and that is a fine thing to do with a coffee break.',
    'The best part is how different you all are. One of you notices the colour, another the fit, a third the way it was packed. Put together, these views are worth more than any single opinion, ours included.',
  ],
  callsToAction: {
    tag: 'Tag a friend who should read this.',
    save: 'Save this post for later.',
    follow: 'Follow us for more voices from practice.',
    subscribe: 'Watch to the end, and subscribe for the next one.',
    comment: 'Tell us in the comments what we missed.',
    story: 'Tell us your own story in the comments.',
  },
  subject: 'what we make',
  title: '{subject}: in your own words',
  shortTitle: 'What customers really say',
  searchTag: 'in your own words',
  ownWords: 'In your own words.',
  always: 'As always: {words}.',
  more: 'More: {link}',
  ending: 'And that is the whole story, told in your own words.',
  openings: {
    question: 'What do people remember about {subject}?',
    number: '{count} {count:customer’s|customers’} words about {subject}, in one post.',
    moment: 'It began with one sentence from a customer.',
    contrast: 'There is what we say about {subject}. And there is what customers say.',
  },
  wish: 'A language model would now follow your words: {wish}.',
  and: 'and',
  praise: anyOf(
    'love loved adore perfect perfectly beautiful gorgeous great excellent amazing comfortable comfy soft flattering cute pretty best favou?rite compliments? recommend happy easy nice quality delicious friendly helpful fast lovely stunning wonderful fun classic versatile worth',
  ),
  doubt: anyOf(
    "not don't didn't isn't wasn't doesn't won't can't never no but return returned returning unfortunately however disappointed disappointing poor bad cheap wish though although too unless except sadly would if",
  ),
};
