/**
 * Wordings of refusals because of money, a quota, memory, a country or a filter, whatever the status:
 * one table, after their own error lists and public reports (November 2026).
 * The first row that matches decides.
 */

export type Reason =
  | 'credit'
  | 'quota'
  | 'memory'
  | 'loading'
  | 'not-loaded'
  | 'too-long'
  | 'filtered'
  | 'forbidden';

interface Row {
  readonly reason: Reason;
  readonly codes?: RegExp;
  /** Searched in the messages of every level, in lower case. */
  readonly says?: RegExp;
  /** Does not count if the same message names a wait, as of a limit for each minute. */
  readonly unlessWait?: true;
}

const ROWS: readonly Row[] = [
  // Gemini without billing has no quota at all, and names a wait all the same.
  { reason: 'credit', says: /\blimit: 0\b/ },
  {
    reason: 'quota',
    codes: /perday/i,
    says: /per_day|perday|free-models-per-day|api calls \/ month|calls per month/,
  },
  {
    reason: 'credit',
    codes:
      /^insufficient[_-]?(?:quota|balance|credits?|funds|user_quota|account_balance)$|^exceeded_current_quota|^credit_balance_exhausted$|^credits?_exhausted$|^billing_|_(?:spend|spending|usage)_limit_exceeded$|^not_enough_balance$|^arrearage$|^payment_required$|^budget_exceeded$|^1113$/i,
    says: /credit balance is too low|insufficient (?:account )?(?:balance|credits?|funds)|balance is insufficient|not enough (?:credits?|balance|funds)|(?:no|zero) (?:remaining )?(?:credits?|balance)\b|(?:ran|run) out of (?:credits?|funds)|out of credits?|used all (?:of )?(?:your |the )?(?:available )?credits|credits? (?:is|are|has been|have been|was) (?:exhausted|depleted|used up)|credit limit exceeded|exceeded your (?:monthly )?included credits/,
  },
  {
    reason: 'credit',
    says: /(?:monthly|hard|soft) (?:usage|billing) limit|spend(?:ing)? limit|(?<!(?:thinking|reasoning|tokens?|time|latency|context|retry|error)[ _-])budget (?:has been |is |was )?(?:exceeded|reached|exhausted)|exceed(?:s|ed|ing) ?(?:the |your )?budget(?! (?:of|for) (?:\d+ (?:ms|s|sec|min|tok)|tokens|time))|over (?:the |your )?budget(?! (?:of|for) (?:\d+ (?:ms|s|sec|min|tok)|tokens|time))|(?:credit card|billing) (?:is )?(?:on file|required|to be enabled)|billing (?:hard )?limit|api usage limits|key limit exceeded|requires more credits|can only afford|purchase (?:more )?credits|add (?:more )?credits|payment (?:is )?required|unpaid|overdue[- ]payment|past[- ]due|in arrears|please recharge|\btop(?:ping)?[- ]?ups?\b|account .{0,80}(?:suspended|not active).{0,80}(?:bill|balance|plan|invoice|payment)|余额不足|欠费|请充值/,
  },
  {
    reason: 'credit',
    says: /exceeded your current (?:token )?quota|check your plan and billing/,
    unlessWait: true,
  },
  {
    reason: 'quota',
    says: /(?:daily|per[- ]day|of the day|per[- ]month|monthly|weekly|session usage)\b(?! (?:maintenance|backup|update|restart)).{0,80}(?:limit|quota|requests?|tokens)|(?:limit|quota|requests?|tokens?|allocation).{0,80}\b(?:daily|per[- ]day|per[- ]month|\((?:tpd|rpd)\))|\b(?:rpd|tpd)\b|(?:used up|exhausted).{0,40}(?:daily|free)|free (?:tier|quota).{0,60}(?:exhausted|exceeded|used up)/,
    unlessWait: true,
  },
  {
    reason: 'memory',
    says: /requires more (?:system |gpu |video )?memory|insufficient system resources|(?:unable|failed) to allocate .{0,40}buffer|(?:out of|insufficient|not enough|unable to allocate|failed to allocate)(?: [a-z]{1,10}){0,3} (?:memory|vram)|cudamalloc failed|memory allocation failed|signal: killed|model loading (?:was )?stopped due to insufficient/,
  },
  {
    reason: 'loading',
    says: /(?:currently |still )?loading (?:the )?model|model .{0,80}(?:is|being) (?:currently |still )?load(?:ing|ed)\b(?! (?:as|in|from))/,
  },
  {
    reason: 'not-loaded',
    says: /no models? (?:is |are )?(?:currently )?loaded|model .{0,80}(?:is not|isn't|not) loaded/,
  },
  {
    reason: 'too-long',
    codes: /^(?:context_length_exceeded|exceed_context_size_error|string_above_max_length)$/i,
    says: /maximum context length|context (?:length|window|size)|prompt is too long|input (?:is )?too long|too many (?:input )?tokens|input token count .{0,40}exceeds|inputs?`? tokens?.{0,60}must be <= ?\d|must have less than \d{1,9} tokens|exceeds? the (?:model'?s? )?(?:maximum|max) (?:input|number of (?:input )?tokens)/,
  },
  {
    reason: 'filtered',
    codes:
      /^(?:content_filter|content_policy_violation|responsibleaipolicyviolation|moderation_blocked|datainspectionfailed|data_inspection_failed|1301)$/i,
    says: /content exists risk|inappropriate content|(?:input|prompt|content|request) (?:was |is |has been )?(?:flagged|blocked by (?:the )?(?:content|safety)|rejected by (?:the )?(?:content|safety))|requires moderation|rejected by content moderation|violates? (?:our |the |usage |content |safety ){1,4}(?:guidelines|polic)|content management policy|safety system/,
  },
  {
    reason: 'forbidden',
    codes:
      /^(?:unsupported_country_region_territory|api_key_[a-z_]+_blocked|service_disabled|permission_denied|permission_error)$/i,
    says: /(?:location|country|region|territory) (?:is |are )?not supported|not (?:available|supported) in your (?:country|region|location)|missing scopes|organi[sz]ation must be verified to use|insufficient permissions|requests from (?:this )?(?:referer|referrer|ip|android|ios).{0,200}blocked|ip (?:address )?(?:is )?not (?:allowed|authorized|in )|has not been used in project|access from the browser|cors requests (?:must|are not)/,
  },
];

/** Returns the reason in a refusal's own words; undefined if it names none of these. */
export function reasonOf(error: {
  readonly codes: readonly string[];
  readonly all: string;
  readonly waits: boolean;
}): Reason | undefined {
  const text = error.all.slice(0, LONGEST_SEARCHED);
  return ROWS.find(
    ({ codes, says, unlessWait }) =>
      (codes && error.codes.some((code) => codes.test(code))) ||
      (says?.test(text) && !(unlessWait && error.waits)),
  )?.reason;
}

/** Reasons are at the beginning, in UTF-16 units. */
const LONGEST_SEARCHED = 4000;
