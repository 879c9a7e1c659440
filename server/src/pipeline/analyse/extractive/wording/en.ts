import { anywhere, atStart, between, everywhere, justBefore, leadingIn, saying } from './phrases.ts';
import type { Wording } from './wording.ts';

const DAYS = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';

export const en: Wording = {
  aboutItself: anywhere(
    "(?:those|people) (?:close to|who follow) the matter|of the day[’']s (?:conversation|news)|questions that nobody|hardest part|most delicate part",
    '(?:this|our) (?:newspaper|paper|newsroom|website|outlet|edition)|readers of this|our (?:readers|correspondent|reporter)|as this edition closed',
    '(?:by|at) the time of (?:writing|publication)|(?:will|to) report further|follow the story|developing story|as details arrive|this story',
    'no further (?:official )?(?:word|details)|nothing more official|(?:more|further) news on|all rights reserved|click here|pictured|file photo',
  ),
  connector: leadingIn(
    'besides|in addition|additionally|moreover|furthermore|also|meanwhile|for context|in fact|indeed|notably|finally|and|but',
    'it bears remembering that|it is worth (?:remembering|noting) that|as a reminder',
  ),
  reminder: leadingIn('it bears remembering that', 'it is worth remembering that', 'for context', 'as a reminder'),
  dangling: atStart(
    'he|she|they|it|his|her|hers|their|its|this|that|these|those|such|both|there|then|so|thus|therefore|however|nevertheless|instead|meanwhile',
    'and|but|or|nor|yet|because|although|while|also|besides|the same|the other|the former|the latter|another|others|one of them|some of them|of those|of these',
    'in turn|as a result|for (?:his|her|their) part|(?:said|added|according to (?:him|her|them))|the two|the move|the rest|at that point',
  ),
  aside: between(
    'however|meanwhile|in turn|for (?:his|her|its|their) part|moreover|in addition|therefore|nevertheless',
  ),
  attribution: saying(
    'according to',
    'according to|(?:\\p{L}+ ){1,6}(?:said|confirmed|reported|announced|added|explained)',
  ),
  relativeDay: anywhere(
    'yesterday|today|tomorrow|tonight|last (?:night|week|month|year)|this (?:morning|afternoon|evening|week)|earlier in the day|the day before|hours (?:ago|earlier)',
  ),
  weekday: everywhere(`on (?:${DAYS})(?: (?:morning|afternoon|evening|night))?`),
  future: anywhere(
    'will(?! of)|won’t|is (?:expected|due|set|scheduled|likely) to|are (?:expected|due|set|scheduled|likely) to|could|may(?! \\d)|would|is planned|plans to|in the (?:coming|next) (?:days|weeks|months|years)|from (?:next|\\d{4})',
  ),
  background: anywhere(
    'in (?:19|20)\\d\\d|since (?:19|20)\\d\\d|(?:a|two|three|four|five|ten|\\d+) (?:years|decades|centuries|months) ago|for (?:years|decades|more than a (?:century|decade))|a century old|hundred-year-old|century-old',
    'previously|historically|traditionally|the last (?:time|such|comparable|major)|had (?:long|already|asked)|for context|bears remembering|precedent|in the past|once before|already exists',
  ),
  favour: everywhere(
    'at last|finally|relief|welcome|progress|achievement|in favou?r|necessary|overdue|good news|right to|deserves?|worth it|victory|fair',
  ),
  against: everywhere(
    'mistake|error|wrong|ruin\\p{L}*|reckless|dangerous|danger|against|who pays|pay for it|gamble|folly|failure|premature|too soon|burden|damage|cost of',
  ),
  about: justBefore('about|around|some|roughly|approximately|nearly|close to|an estimated|circa'),
  atLeast: justBefore('more than|over|at least|a minimum of|upwards of|exceed(?:s|ed)?'),
  atMost: justBefore('fewer than|less than|under|up to|at most|almost|no more than|a maximum of'),
};
