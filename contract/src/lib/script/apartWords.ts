/**
 * Known words that differ only in letters which people else mix up (short and long vowels; श, ष and स; ब and व; ण and न): each
 * is a word of its own. Egg and flower, day and poor, moon and June, lineage and shore, sister-in-law and many, poison and twenty.
 */
export const APART = new Set(
  `फुल फूल दिन दीन कुल कूल बहु बहू विष बिस शाला साला शाप साप शव सब शर सर वाद बाद वार बार वास बास कण कन शोक सोक शाम साम
  चिर चीर तिर तीर सुत सूत शूर सुर मिल मील शीत सित शिला शीला पिर पीर वर बर`.split(/\s+/),
)
