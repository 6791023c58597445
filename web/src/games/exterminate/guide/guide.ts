import { Guide } from '../../miniatures/guide/guide.svelte';
import { SUBJECTS, taughtBy } from './lesson';

export const guide = new Guide('exterminate', 'meeting-of-metal', SUBJECTS, taughtBy);
