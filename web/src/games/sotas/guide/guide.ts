import { Guide } from '../../miniatures/guide/guide.svelte';
import { SUBJECTS, taughtBy } from './lesson';

export const guide = new Guide('sotas', 'open-skirmish', SUBJECTS, taughtBy);
