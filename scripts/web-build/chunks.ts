/**
 * The groups that the bundler makes chunks of (docs/decisions/086-how-the-app-starts.md). Few files: over HTTP/1.1 a browser asks for six at a time, and each wave
 * costs a slow phone half a second. What the entry needs, what the first screen of a player needs besides, and the icons
 * and primitives that other screens share.
 */
export const CHUNKS = [
  {
    name: 'app',
    test: new RegExp(
      [
        'src/(main\\.tsx|theme/[\\w-]+\\.ts|ui/field/TextField\\.tsx|art/components/(PictureFrame|scenes/Panorama)\\.tsx)$',
        'lucide-react/.*/icons/check\\.mjs$',
      ].join('|'),
    ),
    priority: 40,
  },
  { name: 'board', test: /src\/app\/signed-in\/index\.ts$/, priority: 30 },
  // Those of the forms at the door stay with them: a visitor needs no other.
  {
    name: 'icons',
    test: /lucide-react(?!.*\/(?:eye|eye-off|key-round|mail-check)\.mjs$)/,
    minShareCount: 2,
    priority: 20,
  },
  // The rules that the board does without, in one: shared parts of a few hundred bytes each would be a file.
  { name: 'rules', test: /packages\/rules\/src\/(?!pictures\/)/, minShareCount: 2, priority: 18 },
  // What pages with forms, those of shops and of groups share besides: a few names less for the first load to know.
  {
    name: 'forms',
    test: /src\/(features\/(unsaved\/|shops\/(page\/ShopNotice|item\/shelf-of)\.)|permissions\/privileges\.|queries\/to-list-state\.|ui\/(save-file|feedback\/(Refusal|PagedList)|rich-text\/FormattingHelp|field\/(TextArea|DatePicker))\.)/,
    minShareCount: 2,
    priority: 15,
  },
  // Dialogs and lists that the pages of groups and challenges share, and the mark that says whether they are live.
  {
    name: 'group-dialogs',
    test: /src\/(features\/(discovery\/|members\/(group-form\/|LeaveGroupDialog\.))|live\/LiveMark\.)/,
    minShareCount: 2,
    priority: 15,
  },
  { name: 'primitives', test: /radix-ui|@floating-ui|src\/ui\/(use-dock|dialog\/)/, minShareCount: 2, priority: 10 },
]
